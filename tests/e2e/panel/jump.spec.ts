import { administratorOf } from "#support/browser/administrator";
import { expect, expectGoodEverywhere, expectGoodOnPhone, test } from "#support/browser/fixtures";

test("from anywhere a field leads by keyboard to screens, fields, texts, pages and contacts", async ({ page, signIn, site }) => {
  const client = await administratorOf(site);
  await client.ask("pages.save", { title: "Zênite do portão", content: "<p>Texto.</p>", status: "draft" });
  await client.ask("contacts.create", { day: "2026-11-20", firstName: "Zenaide", district: "Moema" });
  await signIn();
  await page.goto("/admin/atividade");
  await expect(page.getByRole("heading", { name: "Atividade", level: 1 })).toBeVisible();
  const dialog = page.getByRole("dialog", { name: "Ir para…" });
  const field = dialog.getByRole("searchbox", { name: "Ir para" });
  const group = (name: string) => dialog.getByRole("region", { name });

  await test.step("what is found, by kind", async () => {
    await page.keyboard.press("/");
    await expect(field).toBeFocused();
    await field.fill("solo preço");
    await expect(group("Cadastro").getByRole("link", { name: /^Plano Solo: preço/ })).toBeVisible();
    await expectGoodEverywhere(page, "jump");
    await field.fill("zen");
    await expect(group("Contatos").getByRole("link")).toHaveText(/Zenaide · Moema/);
    await expect(group("Páginas").getByRole("link")).toHaveText(/Zênite do portão/);
    await field.fill("xyzw");
    await expect(dialog.getByText("Nada com estas palavras.")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
  });

  await test.step("arrows and Enter go there, at once where the answer is on its way", async () => {
    await page.keyboard.press("Control+k");
    await field.fill("senha");
    await expect(group("Telas").getByRole("link")).toHaveText(/Minha conta/);
    await page.keyboard.press("ArrowDown");
    await expect(group("Telas").getByRole("link")).toBeFocused();
    await page.keyboard.press("ArrowUp");
    await expect(field).toBeFocused();
    await field.pressSequentially(" segundo");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/admin\/conta$/);
  });

  await test.step("on a phone", async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.getByRole("button", { name: "Ir para…" }).click();
    await field.fill("zenite");
    await expect(group("Páginas").getByRole("link")).toBeVisible();
    await expectGoodOnPhone(page, "jump-phone");
    await group("Páginas").getByRole("link").click();
    await expect(page.getByRole("heading", { name: "Editar página" })).toBeVisible();
  });
});

test("the keys are heard as soon as the button stands", async ({ page, signIn }) => {
  await signIn();
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector("[aria-keyshortcuts]")) return;
      observer.disconnect();
      dispatchEvent(new KeyboardEvent("keydown", { key: "/", cancelable: true }));
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto("/admin/atividade");
  await expect(page.getByRole("searchbox", { name: "Ir para" })).toBeFocused();
});
