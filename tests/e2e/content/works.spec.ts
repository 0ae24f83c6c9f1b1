import { administratorOf } from "#support/browser/administrator";
import { expect, expectAccessible, expectGoodEverywhere, expectGoodOnPhone, test } from "#support/browser/fixtures";
import { expectNotices, holdOffers } from "#support/browser/notices";
import { makePhoto } from "#support/photos/make-photo";
import { addPhoto } from "#support/photos/send-photo";

test("a work is written on a phone by keyboard, waits for the customer's consent, and its photographs are compared by keyboard", async ({
  page,
  signIn,
  site,
}) => {
  const client = await administratorOf(site);
  await addPhoto(client, await makePhoto({ width: 900, height: 700 }), { name: "antes.jpg", alt: "Roldana gasta" });
  await addPhoto(client, await makePhoto({ width: 901, height: 700 }), { name: "depois.jpg", alt: "Roldana nova" });
  await signIn();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/admin/obras");
  await page.getByRole("button", { name: "Nova obra" }).press("Enter");
  for (const [moment, alt] of [
    ["Fotografias de antes", "Roldana gasta"],
    ["Fotografias de depois", "Roldana nova"],
  ] as const) {
    const group = page.getByRole("group", { name: moment });
    await group.getByRole("button", { name: "Escolher ou fotografar" }).press("Enter");
    const chooser = page.getByRole("dialog", { name: "Escolher fotografias" });
    await chooser.getByRole("tab", { name: "Enviar nova" }).press("ArrowLeft");
    await page.keyboard.press("Enter");
    await chooser.getByRole("button", { name: alt }).press("Space");
    await chooser.getByRole("button", { name: /^Usar/ }).press("Enter");
    await expect(group.getByRole("img", { name: alt })).toBeVisible();
    await expect(group.getByRole("button", { name: "Acrescentar mais" })).toBeFocused();
  }
  await page.getByLabel("Bairro ou cidade").fill("mooca");
  await page.getByLabel("O que estava errado").fill("A folha raspava no trilho e o motor parava no meio.");
  await page.getByLabel("O que foi feito").fill("Trocamos as roldanas e limpamos o trilho.");
  await page.getByLabel("Horas de trabalho").fill("1.5");
  // What was typed is there again after the list was looked at.
  await expect.poll(() => page.evaluate(() => Object.values(sessionStorage).join())).toMatch(/limpamos o trilho.*"hours":1.5/);
  await page.goBack();
  await page.getByRole("button", { name: "Nova obra" }).click();
  await expect(page.getByRole("region", { name: "Texto não salvo" })).toBeVisible();
  await expect(page.getByLabel("O que foi feito")).toHaveValue("Trocamos as roldanas e limpamos o trilho.");
  await expect(page.getByRole("img", { name: "Roldana nova" })).toBeVisible();
  await page.getByRole("button", { name: "Publicar" }).press("Enter");
  await expect(page.getByLabel(/O cliente autorizou/)).toBeFocused();
  await expect(page.getByRole("alert")).toContainText("autorizou");
  await expectGoodEverywhere(page, "work-form");
  await page.getByLabel(/O cliente autorizou/).press("Space");
  await page.getByRole("button", { name: "Publicar" }).press("Enter");
  await expectNotices(page, "Obra publicada");
  await expectGoodEverywhere(page, "works-panel");

  await page.getByRole("button", { name: /^Editar Conserto/ }).click();
  await expect(page.getByRole("button", { name: "Tirar do site" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Texto não salvo" })).toHaveCount(0);
  await page.goBack();
  const path = await page.getByRole("link", { name: /^Ver Conserto/ }).getAttribute("href");
  const fields = { name: "Teo", courses: [], about: "", isShown: true };
  const { id } = await client.ask<{ id: string }>("team.create", { fields });
  await page.goto("/admin/equipe");
  await expect(page.getByRole("button", { name: "Apagar Teo" })).toBeVisible();
  await expectGoodOnPhone(page, "team-panel-phone");
  await page.context().clearCookies();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setScriptExecutionDisabled", { value: true });
  await page.goto(path ?? "");
  await expect(page.getByRole("img", { name: "Roldana nova" })).toBeVisible();
  await expect(page.getByText("Comparar deslizando")).toBeHidden();
  await devtools.send("Emulation.setScriptExecutionDisabled", { value: false });
  await page.goto(path ?? "");
  await expect(page.getByRole("img", { name: "Roldana gasta" })).toBeVisible();
  const compare = page.getByRole("button", { name: "Comparar deslizando" });
  await compare.focus();
  await expect(page.locator("astro-island[ssr]").filter({ has: compare })).toHaveCount(0);
  await page.keyboard.press("Enter");
  const slider = page.getByRole("slider", { name: "Antes e depois" });
  await slider.focus();
  await page.keyboard.press("Home");
  await expect(slider).toHaveValue("0");
  await expectGoodEverywhere(page, "work");
  await page.goto("/obras");
  await expectGoodOnPhone(page, "works");
  await page.goto("/equipe");
  await expectGoodOnPhone(page, "team-phone");
  await client.ask("team.remove", { id });
});

test("people of the team are written on a phone, put in order by keyboard, named as who reviewed a page, and deleted with a way back", {
  tag: "@whole",
}, async ({ page, signIn, site }) => {
  const client = await administratorOf(site);
  await addPhoto(client, await makePhoto({ width: 640, height: 640, seed: 4 }), { name: "rui.jpg", alt: "Rui com o uniforme" });
  const made = await client.ask<{ id: string; slug: string }>("pages.save", {
    title: "Folha que raspa no trilho",
    content: "<p>Texto.</p>",
  });
  await signIn();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/admin/equipe");
  await expect(page.getByText("Ninguém na equipe ainda")).toBeVisible();
  await page.getByRole("button", { name: "Nova pessoa" }).click();
  await page.getByRole("button", { name: "Salvar" }).click();
  await expect(page.getByRole("alert")).toContainText("primeiro nome basta");
  await page.getByLabel("Nome", { exact: true }).fill("Rui");
  await page.getByRole("button", { name: "Escolher ou fotografar" }).click();
  const chooser = page.getByRole("dialog", { name: "Escolher fotografia" });
  await chooser.getByRole("tab", { name: "Da biblioteca" }).click();
  await chooser.getByRole("button", { name: "Rui com o uniforme" }).click();
  await chooser.getByRole("button", { name: /^Usar/ }).click();
  await page.getByLabel("Trabalha com portões desde").fill("2009");
  await page.getByLabel("Cursos").fill("NR-10\nCurso do fabricante");
  await expectGoodEverywhere(page, "technician-form");
  await page.getByRole("button", { name: "Salvar" }).click();
  await expectNotices(page, "Equipe salva");
  await page.getByRole("button", { name: "Nova pessoa" }).click();
  await page.getByLabel("Nome", { exact: true }).fill("Bia");
  await page.getByRole("button", { name: "Salvar" }).click();
  await expectNotices(page, "Equipe salva");

  const rows = page.getByRole("region", { name: "Quem é da equipe" }).getByRole("listitem");
  await expect(rows).toHaveText([/Rui/, /Bia/]);
  await page.getByRole("button", { name: "Subir Bia" }).focus();
  await page.keyboard.press("Enter");
  await expect(rows).toHaveText([/Bia/, /Rui/]);
  await expect(page.getByRole("button", { name: "Descer Bia" })).toBeFocused();
  await expectGoodEverywhere(page, "team-panel");

  await page.goto(`/admin/paginas/${made.id}`);
  const review = page.getByRole("region", { name: "Revisão" });
  await review.getByRole("button", { name: "Marcar revisão…" }).click();
  await page.getByRole("dialog").getByLabel("Pessoa da equipe").selectOption({ label: "Rui" });
  await page.getByRole("dialog").getByRole("button", { name: "Anotar a revisão" }).click();
  await expectNotices(page, "Revisão anotada");
  await expect(review).toContainText("Revisado por Rui em");
  await page.getByLabel("Descrição").fill("O que fazer quando a folha raspa.");
  await page.getByRole("button", { name: "Salvar alterações" }).click();
  await expect(review.getByRole("status")).toContainText("antes da última mudança");
  await expectAccessible(page);

  await page.goto(`/links-uteis/${made.slug}`);
  await page.getByRole("link", { name: /^Revisado por Rui/ }).click();
  await expect(page).toHaveURL(/\/equipe#rui$/);
  await expect(page.getByRole("img", { name: "Rui com o uniforme" })).toBeVisible();
  await expectGoodEverywhere(page, "team");

  await page.goto("/admin/equipe");
  await page.getByRole("button", { name: "Apagar Rui" }).click();
  await expect(page.getByRole("alertdialog")).toContainText("1 página deixa de dizer o nome de Rui");
  await holdOffers(page);
  await page.getByRole("button", { name: "Apagar da equipe" }).click();
  await expect(rows).toHaveText([/Bia/]);
  await page.getByRole("button", { name: "Desfazer" }).click();
  await expect(rows).toHaveText([/Bia/, /Rui/]);
});
