import { expect, expectGoodEverywhere, test } from "#support/browser/fixtures";
import { expectNotices } from "#support/browser/notices";
import { makePhoto } from "#support/photos/make-photo";
import { addPhoto } from "#support/photos/send-photo";
import { AdminClient } from "#support/site/client";

test("a work is written on a phone, waits for the customer's consent, and its photographs are compared by keyboard", async ({
  page,
  signIn,
  site,
}) => {
  const client = await AdminClient.signedIn(site);
  await addPhoto(client, await makePhoto({ width: 900, height: 700 }), { name: "antes.jpg", alt: "Roldana gasta" });
  await addPhoto(client, await makePhoto({ width: 901, height: 700 }), { name: "depois.jpg", alt: "Roldana nova" });
  await signIn();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/admin/obras");
  await page.getByRole("button", { name: "Nova obra" }).click();
  for (const [moment, alt] of [
    ["Fotografias de antes", "Roldana gasta"],
    ["Fotografias de depois", "Roldana nova"],
  ] as const) {
    await page.getByRole("group", { name: moment }).getByRole("button", { name: "Escolher ou fotografar" }).click();
    const chooser = page.getByRole("dialog", { name: "Escolher fotografias" });
    await chooser.getByRole("button", { name: alt }).click();
    await chooser.getByRole("button", { name: /^Usar/ }).click();
    await expect(page.getByRole("group", { name: moment }).getByRole("img", { name: alt })).toBeVisible();
  }
  await page.getByLabel("Bairro ou cidade").selectOption("mooca");
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
  await page.getByRole("button", { name: "Publicar" }).click();
  await expect(page.getByRole("alert")).toContainText("autorizou");
  await expectGoodEverywhere(page, "work-form");
  await page.getByLabel(/O cliente autorizou/).check();
  await page.getByRole("button", { name: "Publicar" }).click();
  await expectNotices(page, "Obra publicada");
  await expectGoodEverywhere(page, "works-panel");

  await page.getByRole("button", { name: /^Editar Conserto/ }).click();
  await expect(page.getByRole("button", { name: "Tirar do site" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Texto não salvo" })).toHaveCount(0);
  await page.goBack();
  const path = await page.getByRole("link", { name: /^Ver Conserto/ }).getAttribute("href");
  await page.context().clearCookies();
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
  await expectGoodEverywhere(page, "works");
});
