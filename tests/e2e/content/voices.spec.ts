import { administratorOf } from "#support/browser/administrator";
import { expect, expectAccessible, expectGoodEverywhere, test } from "#support/browser/fixtures";
import { expectNotices } from "#support/browser/notices";
import { makePhoto } from "#support/photos/make-photo";

const TEXT = "O portão parou na chuva e no mesmo dia voltou a abrir.";

test("the owner makes a link, a customer without script says how it went, the owner shows it and answers, and it is taken back by the customer or erased by the owner", async ({
  page,
  signIn,
  browser,
  site,
}) => {
  await signIn();
  await page.goto("/admin/depoimentos?convite=Conserto%20na%20Mooca");
  await expect(page.getByText("Nenhum convite ainda")).toBeVisible();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByLabel("Para quem é (só você vê)")).toHaveValue("Conserto na Mooca");
  await dialog.getByLabel("Para quem é (só você vê)").press("Enter");
  await expect(dialog).toHaveAccessibleName("Mande este convite");
  const message = (await dialog.getByText("/depoimento/").textContent()) ?? "";
  const link = /http\S+\/depoimento\/[0-9a-f]+/.exec(message)?.[0] ?? "";
  await expect(dialog.getByRole("link", { name: "Abrir no WhatsApp" })).toHaveAttribute("href", new RegExp(encodeURIComponent(link)));
  await page.setViewportSize({ width: 360, height: 860 });
  await expectAccessible(page);
  for (const answer of [dialog.getByRole("link", { name: "Abrir no WhatsApp" }), dialog.getByRole("button", { name: "Copiar só o link" })])
    await expect(answer).toBeInViewport({ ratio: 1 });
  await dialog.getByRole("button", { name: "Fechar" }).click();

  await page.getByRole("button", { name: "Novo convite" }).press("Enter");
  await expect(dialog.getByLabel("Para quem é (só você vê)")).toBeFocused();
  await page.keyboard.insertText("portão da Lapa");
  await page.keyboard.press("Enter");
  await expect(dialog).toHaveAccessibleName("Mande este convite");
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  const cancel = page.getByRole("button", { name: "Cancelar o convite de portão da Lapa" });
  await cancel.click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Cancelar convite" }).click();
  await expectNotices(page, "Convite cancelado");
  await expect(cancel).toHaveCount(0);

  // What is wrong stands beside its field.
  await page.goto(link);
  await expectGoodEverywhere(page, "voice-form");
  await page.evaluate(() => document.querySelector("form[method=post]")?.setAttribute("novalidate", ""));
  await page.getByLabel("Como quer ser chamado").fill("Rui");
  await page.getByRole("button", { name: "Enviar depoimento" }).click();
  await expect(page.getByLabel("O que aconteceu e o que você achou")).toHaveAccessibleDescription(/uma frase/);
  await expect(page.getByLabel("Como quer ser chamado")).toHaveValue("Rui");
  await expectAccessible(page);

  const customer = await browser.newPage({ javaScriptEnabled: false, baseURL: site.url, viewport: { width: 360, height: 740 } });
  await customer.goto(link);
  await customer.getByLabel("4 estrelas").check();
  await customer.getByLabel("O que aconteceu e o que você achou").fill(TEXT);
  await customer.getByLabel("Como quer ser chamado").fill("Dona Cida");
  await customer.getByLabel("Bairro e cidade, se quiser").fill("Mooca, São Paulo");
  await customer.getByLabel(/^Autorizo/).check();
  await customer.getByLabel("Uma foto, se quiser").setInputFiles({
    name: "portao.jpg",
    mimeType: "image/jpeg",
    buffer: await makePhoto({ width: 900, height: 700, seed: 11 }),
  });
  await customer.getByRole("button", { name: "Enviar depoimento" }).click();
  await expect(customer.getByRole("heading", { level: 1 })).toHaveText("Recebemos, obrigado");
  await expect(customer.getByRole("img", { name: "Foto enviada por Dona Cida" })).toBeVisible();

  await page.goto("/admin/depoimentos");
  await page.getByRole("button", { name: "Abrir a fotografia de Dona Cida" }).click();
  await dialog.getByLabel("O que ela mostra").fill("Portão branco fechado");
  await page.setViewportSize({ width: 360, height: 860 });
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Salvar" }).click();
  await expectNotices(page, "Fotografia salva");
  await page.getByRole("button", { name: "Publicar com a fotografia o depoimento de Dona Cida" }).press("Enter");
  await expectNotices(page, "Depoimento publicado");
  await expect(page.getByRole("button", { name: "Tirar do site o depoimento de Dona Cida" })).toBeFocused();
  await page.getByRole("button", { name: "Responder ao depoimento de Dona Cida" }).click();
  await dialog.getByLabel("Resposta").fill("Obrigado pela confiança.");
  // What was typed is there again after the dialog was left.
  await expect.poll(() => page.evaluate(() => Object.values(sessionStorage).join())).toContain("Obrigado pela confiança.");
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await page.getByRole("button", { name: "Responder ao depoimento de Dona Cida" }).click();
  await expect(dialog.getByLabel("Resposta")).toHaveValue("Obrigado pela confiança.");
  await dialog.getByRole("button", { name: "Salvar resposta" }).click();
  await expect(page.getByText("Sua resposta: Obrigado pela confiança.")).toBeVisible();
  await expectGoodEverywhere(page, "voices");
  await customer.goto("/cidades/mooca");
  await expect(customer.getByText(TEXT)).toBeVisible();
  await expect(customer.getByRole("img", { name: "Portão branco fechado" })).toBeVisible();
  await expect(customer.getByText("Obrigado pela confiança.", { exact: false })).toBeVisible();

  await customer.goto(link);
  await customer.getByRole("button", { name: "Retirar o meu depoimento" }).click();
  await expect(customer.getByRole("heading", { level: 1 })).toHaveText("O depoimento foi retirado");
  await customer.goto("/cidades/mooca");
  await expect(customer.getByText(TEXT)).toHaveCount(0);
  await customer.close();

  // Where the customer asks without the link.
  const client = await administratorOf(site);
  const other = await client.ask<{ link: string }>("voices.invite", { invitee: "" });
  const words = { texto: TEXT, estrelas: "5", nome: "Seu Zé", bairro: "", autorizo: "sim" };
  await fetch(new URL(new URL(other.link).pathname, site.url), {
    method: "POST",
    headers: { origin: site.url },
    body: new URLSearchParams(words),
  });
  await page.goto("/admin/depoimentos?situacao=received");
  await page.getByRole("button", { name: "Apagar o depoimento de Seu Zé" }).click();
  await expect(page.getByRole("alertdialog")).toHaveAccessibleName("Apagar o depoimento?");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Apagar o depoimento de Seu Zé" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Apagar depoimento" }).click();
  await expectNotices(page, "Depoimento apagado");
  await expect(page.getByText("Nenhum nesta situação.")).toBeVisible();
  await page.goto("/admin/depoimentos?situacao=withdrawn");
  await expect(page.getByText("Saiu do site e foi apagado.").first()).toBeVisible();
  await expect(page.getByText("Seu Zé")).toHaveCount(0);
});
