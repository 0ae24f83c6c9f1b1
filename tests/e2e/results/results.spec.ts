import { type RawBuilder, sql } from "kysely";
import { dayOf, laterDay } from "#domain/calendar/owner-time";
import { numberOfMadePage, numberOfSitePage } from "#domain/counts/page-number";
import { administratorOf } from "#support/browser/administrator";
import { expect, expectGoodEverywhere, expectGoodOnPhone, testOnOwnSite } from "#support/browser/fixtures";
import { expectNotices, holdOffers } from "#support/browser/notices";
import { noteShifts, readShifts } from "#support/browser/shifts";
import { querySite } from "#support/database/database";
import type { Site } from "#support/site/site";

const UNSEEN = "Motor que ninguém procura";
const WORSE = "Trocar roldana do portão na Mooca";
const BETTER = "Troca de roldana do portão na Mooca";
const OLD = new Date(Date.now() - 120 * 86_400_000).toISOString();

/** Pages that have been public for long. */
async function fill(site: Site): Promise<void> {
  const client = await administratorOf(site);
  for (const title of [UNSEEN, WORSE, BETTER]) await client.ask("pages.save", { title, content: `<p>${title}.</p>` });
  await querySite(site, sql`update pages set first_public_at = ${OLD}`);
  for (const table of ["page_marks", "page_sketches"]) await querySite(site, sql`delete from ${sql.table(table)}`);
  for (const title of [WORSE, BETTER])
    await querySite(
      site,
      sql`insert into page_sketches (page_id, intent, words) select id, 'roldana|replace|mooca', 9 from pages where title = ${title}`,
    );
}

/** Half a year of visits and touches, of the pages that are seen. */
async function countVisits(site: Site, today: string): Promise<void> {
  const made = await querySite<{ seq: number; title: string }>(site, sql`select seq, title from pages`);
  const home = await querySite<{ number: number }>(site, sql`select number from site_pages where path = '/'`);
  const numberOf = (title: string) => numberOfMadePage(made.find((page) => page.title === title)?.seq ?? 0);
  const counts: RawBuilder<unknown>[] = [];
  const totals: RawBuilder<unknown>[] = [];
  for (let age = 0; age < 180; age += 1) {
    const day = laterDay(today, -age);
    const visits = 20 + ((age * 7) % 13);
    const rows = [
      [numberOfSitePage(home[0]?.number ?? 0), "view", "search", visits],
      [numberOf(BETTER), "shown", "social", 4],
      [numberOf(WORSE), "view", "direct", 1],
      ...(age % 2 === 0 ? [[numberOfSitePage(home[0]?.number ?? 0), "chat:hero", "search", 1 + (age % 3)]] : []),
      ...(age % 5 === 0 ? [[numberOf(BETTER), "call:bar", "social", 1]] : []),
      ...(age % 9 === 0 ? [[numberOf(BETTER), "copy:footer", "social", 1]] : []),
    ] as [number, string, string, number][];
    const hour = 8 + (age % 12);
    counts.push(...rows.map(([page, kind, source, count]) => sql`(${day}, ${page}, ${kind}, ${source}, ${count})`));
    totals.push(...rows.map(([, kind, source, count]) => sql`(${day}, ${hour}, ${kind}, ${source}, ${count})`));
  }
  await querySite(site, sql`insert into visit_counts (day, page, kind, source, count) values ${sql.join(counts)}`);
  await querySite(site, sql`insert into visit_totals (day, hour, kind, source, count) values ${sql.join(totals)}`);
}

const test = testOnOwnSite(fill);

test("the owner reads what the site brought, page by page, and prunes what brings little", async ({ page, signIn, site }) => {
  await signIn();
  await page.goto("/admin/painel");
  await expect(page.getByText("Ainda não há visitas contadas.")).toBeVisible();
  await page.getByRole("navigation", { name: "Painel" }).getByRole("link", { name: "Resultados" }).click();
  await expect(page.getByText("Ainda não há visitas contadas")).toBeVisible();
  await expectGoodOnPhone(page, "results-nothing");

  const today = dayOf(new Date());
  await countVisits(site, today);
  // The span and the step stand in the address.
  await page.goto("/admin/resultados?periodo=12m&por=mes");
  await expect(page.getByRole("button", { name: "12 meses" })).toHaveAttribute("aria-pressed", "true");
  const totals = page.getByRole("region", { name: /a \d\d\/\d\d\/\d{4}/ });
  await expect(totals).toContainText("toques a cada 100 visitas");
  const visits = page.getByRole("region", { name: "Visitas", exact: true });
  await visits.getByText("Ver em tabela").press("Enter");
  await expect(visits.getByRole("row")).toHaveCount(13);
  await page.getByRole("button", { name: "90 dias" }).press("Enter");
  await page.getByRole("button", { name: "Por semana" }).press("Enter");
  expect(new URL(page.url()).search).toBe("?periodo=90&por=semana");
  await page.getByRole("button", { name: "30 dias" }).press("Enter");
  await expect(visits.getByRole("row")).toHaveCount(31);
  await expect(visits.locator("svg .recharts-line")).toHaveCount(2);
  await expectGoodEverywhere(page, "results");

  // Page by page: narrowed by a place, searched, taken along.
  const list = page.getByRole("region", { name: "Por página" });
  await expect(list.getByRole("rowheader")).toHaveCount(3);
  await page.getByRole("region", { name: "Lugares" }).getByRole("button", { name: /Mooca/ }).press("Enter");
  await expect(list.getByRole("rowheader")).toHaveCount(2);
  await expect(page.getByRole("heading", { name: "Por página" })).toBeFocused();
  await list.getByRole("button", { name: /^Lugar: / }).press("Enter");
  await list.getByLabel("Buscar páginas").fill("trocar roldana");
  await expect(list.getByRole("rowheader")).toHaveText([new RegExp(WORSE)]);
  const download = page.waitForEvent("download");
  await list.getByRole("link", { name: "Baixar planilha" }).click();
  expect((await download).suggestedFilename()).toMatch(/^resultados-.*\.csv$/);

  // Few visits are told to be few.
  await page.goto(`/admin/resultados?de=${today}&ate=${today}`);
  await expect(page.getByText(/Poucos dados para concluir: houve/)).toBeVisible();
  await expectGoodOnPhone(page, "results-few");

  // A report of a search engine: the wrong file first, then the right one.
  await page.getByRole("navigation", { name: "Resultados" }).getByRole("link", { name: "Poda" }).click();
  const pruning = page.getByRole("region", { name: "Para podar" });
  await expect(pruning.getByRole("listitem")).toHaveCount(2);
  const report = page.getByLabel("Arquivo CSV do Search Console");
  const send = (name: string, text: string) => report.setInputFiles({ name, mimeType: "text/csv", buffer: Buffer.from(text) });
  await send("Consultas.csv", "Principais consultas,Cliques,Impressões,CTR,Posição\nmotor,1,2,3%,4");
  await expect(page.getByRole("alert").filter({ hasText: "Páginas.csv" })).toBeVisible();
  const slug = "motor-que-ninguem-procura";
  await send(
    "Páginas.csv",
    `Páginas principais,Cliques,Impressões,CTR,Posição\n${site.url}/links-uteis/${slug},0,340,0%,18.2\n${site.url}/antiga,1,2,50%,3`,
  );
  await expectNotices(page, "Dados da busca importados");
  await expect(page.getByText("1 endereço não é de nenhuma página")).toBeVisible();
  await expect(pruning.getByRole("listitem").filter({ hasText: UNSEEN })).toContainText("340 vezes, na posição 18,2");

  // What stands under the list waits for it.
  await noteShifts(page);
  await page.reload();
  await expect(pruning.getByRole("listitem")).toHaveCount(2);
  expect(await readShifts(page)).toEqual([]);

  // Joined with the better one, and taken back.
  await pruning.getByRole("button", { name: `Juntar ${WORSE} a outra página` }).press("Enter");
  const dialog = page.getByRole("dialog", { name: "Juntar a outra página" });
  await expect(dialog.getByRole("radio", { name: BETTER })).toBeChecked();
  await holdOffers(page);
  await dialog.getByRole("button", { name: "Juntar", exact: true }).click();
  await expectNotices(page, "1 página juntada");
  await expect(pruning.getByRole("listitem")).toHaveCount(1);
  await expect(pruning.getByRole("heading", { name: "Para podar" })).toBeFocused();
  await page
    .getByRole("region", { name: /Avisos/ })
    .getByRole("button", { name: "Desfazer" })
    .first()
    .click();
  await expectNotices(page, "1 página restaurada");
  await expect(pruning.getByRole("listitem")).toHaveCount(2);
  await pruning.getByRole("checkbox", { name: "Escolher todas as páginas à vista" }).check();
  await expectGoodEverywhere(page, "pruning-chosen");
  await page.getByRole("region", { name: "Páginas escolhidas" }).getByRole("button", { name: "Excluir" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Excluir" }).click();
  await expectNotices(page, "2 páginas excluídas");
  await expect(pruning.getByText("Nada para podar")).toBeVisible();

  // The panel opens with the week and the month, and nothing on it moves; the month goes when it was read.
  await page.goto("/admin/painel");
  const opening = page.getByRole("region", { name: "Seu site agora" });
  await expect(opening).toContainText(/Esta semana: \d+ visitas \(antes \d+\)/);
  await expect(opening).toContainText(/Em [a-zç]+: /);
  await expect(page.getByRole("table")).toBeVisible();
  expect(await readShifts(page)).toEqual([]);
  await expectGoodOnPhone(page, "panel-opening");
  await opening.getByRole("button", { name: "Fechar o resumo do mês" }).press("Enter");
  await expect(opening.getByRole("heading", { name: "Seu site agora" })).toBeFocused();
  await page.reload();
  await expect(opening).toContainText("Esta semana:");
  await expect(opening.getByText(/^Em [a-zç]+: /)).toHaveCount(0);
});
