import { sql } from "kysely";
import { administratorOf } from "#support/browser/administrator";
import { expect, expectGoodEverywhere, expectGoodOnPhone, testOnOwnSite } from "#support/browser/fixtures";
import { expectNotices, holdOffers } from "#support/browser/notices";
import { querySite } from "#support/database/database";
import { makeText } from "#support/publishing/made-up-text";
import type { Site } from "#support/site/site";

const TWINS = ["Troca de roldana do portão", "Roldana do portão: a troca"] as const;
const OTHER = "Receita de bolo de cenoura";

/** Pages as they are that went public before anybody asked. */
async function fill(site: Site): Promise<void> {
  const client = await administratorOf(site);
  const save = (title: string, content: string) => client.ask("pages.save", { title, content });
  await save(OTHER, "<p>Bata no liquidificador.</p>");
  for (const title of TWINS) await save(title, makeText(0, 30));
  await querySite(site, sql`update pages set allowed = null`);
}

const test = testOnOwnSite(fill);

test("the owner audits the site, mends what is found in its place and in bulk, and takes it back", async ({ page, signIn, site }) => {
  await signIn();
  await page.goto("/admin/auditoria");
  await expect(page.getByText("As páginas ainda não foram auditadas.")).toBeVisible();
  await expectGoodOnPhone(page, "audit-never");
  await page.getByRole("button", { name: "Auditar agora" }).press("Enter");
  const list = page.getByRole("region", { name: "O que foi encontrado" });
  await expect(list.getByRole("listitem").filter({ hasText: OTHER }).first()).toBeVisible();

  // One kind, one page, by keyboard: merged into the one that the audit names.
  await list.getByRole("button", { name: /^Pouco texto próprio|^Texto repetido/ }).press("Enter");
  await expect(list.getByRole("listitem")).toHaveCount(2);
  await list.getByRole("button", { name: `Juntar ${TWINS[1]} a outra página` }).press("Enter");
  const dialog = page.getByRole("dialog", { name: "Juntar a outra página" });
  await expect(dialog.getByRole("radio", { name: TWINS[0] })).toBeChecked();
  await expectGoodOnPhone(page, "audit-merge");
  await holdOffers(page);
  await dialog.getByRole("button", { name: "Juntar", exact: true }).click();
  await expectNotices(page, "1 página juntada");
  await expect(list.getByRole("listitem")).toHaveCount(1);
  const answer = await page.request.get("/links-uteis/roldana-do-portao-a-troca", { maxRedirects: 0 });
  expect([answer.status(), answer.headers()["location"]]).toEqual([301, "/links-uteis/troca-de-roldana-do-portao"]);
  const undo = page.getByRole("region", { name: /Avisos/ }).getByRole("button", { name: "Desfazer" });
  await undo.first().click();
  await expectNotices(page, "1 página restaurada");
  await expect(list.getByRole("listitem")).toHaveCount(2);

  // Both, in bulk: out of search engines.
  for (const title of TWINS) await list.getByRole("checkbox", { name: `Escolher ${title}` }).check();
  await expectGoodEverywhere(page, "audit-chosen");
  await page.getByRole("region", { name: "Pontos escolhidos" }).getByRole("button", { name: "Fora dos buscadores" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Tirar dos buscadores" }).click();
  await expectNotices(page, "2 páginas fora dos buscadores");
  await expect(list.getByText("Nada mais deste tipo.")).toBeVisible();
  await page.goto("/admin/painel");
  const row = page.getByRole("row").filter({ hasText: TWINS[0] });
  await expect(row).toContainText("Fora dos buscadores");
  await expect(page.getByRole("link", { name: "Ver auditoria" })).toBeVisible();
  await expectGoodOnPhone(page, "panel-audit");
  await row.getByRole("button", { name: `Devolver ${TWINS[0]} aos buscadores` }).press("Enter");
  await expectNotices(page, "1 página de volta aos buscadores");
  await expect(row).not.toContainText("Fora dos buscadores");

  // Nothing is left when its pages are gone.
  const client = await administratorOf(site);
  const { ids } = await client.ask<{ ids: string[] }>("pages.listIds", {});
  await client.ask("pages.removeMany", { ids });
  await page.getByRole("link", { name: "Ver auditoria" }).click();
  await expect(page.getByText("Nada encontrado")).toBeVisible();
  await expectGoodOnPhone(page, "audit-nothing");
});
