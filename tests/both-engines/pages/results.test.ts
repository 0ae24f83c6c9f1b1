import { expect, test } from "vitest";
import { laterDay } from "#domain/calendar/owner-time";
import type { ContactState } from "#domain/contacts/contact-state";
import { numberOfMadePage, numberOfSitePage } from "#domain/counts/page-number";
import type { VisitKind, VisitSource } from "#domain/counts/visit-kind";
import { chooseSpan } from "#domain/results/span";
import type { PageContent } from "#domain/site/authored-pages";
import { createSitePages } from "#server/counts/site-pages";
import { importReport, readSearchFigures } from "#server/results/import-report";
import { createResults } from "#server/results/results";
import { UnreadableFile } from "#server/transfer/read-rows";
import { facts } from "#support/content/facts";
import { noPages } from "#support/content/no-pages";
import { BLANK_CONTACT } from "#support/database/blank-contact";
import { createDatabase } from "#support/database/database";
import { createPages } from "#support/database/pages";

const NOW = new Date("2026-11-22T15:00:00Z");
const TODAY = "2026-11-22";
const pages: PageContent = { ...noPages, places: facts.places };

async function createSite() {
  const connection = await createDatabase();
  const { db } = connection;
  const sitePages = createSitePages(db);
  await sitePages.addPagesOf(pages);
  const { store } = createPages(connection);
  const results = createResults({ db, readContent: () => ({ facts, pages }), writeVisits: async () => {} });

  /** A public page, so many days old, and what its title asks for; its number. */
  async function addPage(title: string, { days = 200, intent = "", origin = "local" as "local" | "ai" } = {}) {
    const { id, slug } = await store.savePage({ title, content: `<p>${title}</p>`, status: "public", origin, description: "" });
    const publicSince = new Date(NOW.getTime() - days * 86_400_000).toISOString();
    await db.updateTable("pages").set({ first_public_at: publicSince }).where("id", "=", id).execute();
    if (intent !== "") await db.insertInto("page_sketches").values({ page_id: id, intent, words: 300 }).execute();
    const { seq } = await db.selectFrom("pages").select("seq").where("id", "=", id).executeTakeFirstOrThrow();
    return { id, slug, number: numberOfMadePage(seq) };
  }

  async function count(day: string, page: number, kind: VisitKind, counted: number, { hour = 9, source = "search" as VisitSource } = {}) {
    await db.insertInto("visit_counts").values({ day, page, kind, source, count: counted }).execute();
    await db
      .insertInto("visit_totals")
      .values({ day, hour, kind, source, count: counted })
      .onConflict((conflict) =>
        conflict
          .columns(["day", "hour", "kind", "source"])
          .doUpdateSet((eb) => ({ count: eb("visit_totals.count", "+", eb.ref("excluded.count")) })),
      )
      .execute();
  }

  let contacts = 0;
  async function addContact(day: string, page: number | null, state: ContactState, value: number | null) {
    contacts += 1;
    await db
      .insertInto("contacts")
      .values({ ...BLANK_CONTACT, id: `c${contacts}`, day, page, state, value })
      .execute();
  }

  return { db, sitePages, results, addPage, count, addContact };
}

test("a span is told step by step, beside the one before, by button, source and hour; a view told twice is one", async () => {
  const { results, sitePages, count, addContact } = await createSite();
  const faq = sitePages.numberOf("/faq");
  await count(TODAY, faq, "view", 30);
  await count(TODAY, faq, "shown", 50);
  await count(TODAY, faq, "chat:hero", 4);
  await count(TODAY, faq, "call:bar", 1, { hour: 22 });
  await count(laterDay(TODAY, -3), faq, "view", 5, { source: "direct" });
  await count(laterDay(TODAY, -8), faq, "view", 7);
  await addContact(TODAY, faq, "sold", 950);
  await addContact(laterDay(TODAY, -1), null, "new", 4000);
  await addContact(laterDay(TODAY, -9), faq, "sold", 100);

  const overview = await results.readOverview(chooseSpan("7", TODAY), "day");
  expect(overview.points).toHaveLength(7);
  expect(overview.totals).toEqual({ visits: 55, chat: 4, call: 1, copy: 0, contacts: 2, sold: 1, value: 950 });
  expect(overview.before).toEqual({ visits: 7, chat: 0, call: 0, copy: 0, contacts: 1, sold: 1, value: 100 });
  expect(overview.points.at(-1)?.figures).toMatchObject({ visits: 50, chat: 4, contacts: 1 });
  expect(overview.sources).toEqual({ search: 50, direct: 5 });
  expect(overview.places).toEqual({ hero: { chat: 4 }, bar: { call: 1 } });
  expect([overview.hours[9], overview.hours[22]]).toEqual([
    { visits: 55, clicks: 4 },
    { visits: 0, clicks: 1 },
  ]);
  expect(overview.countedSince).toBe(laterDay(TODAY, -8));
  expect(overview.leftOut).toBeUndefined();
});

test("what bursts would have added is told of the span it was left out of", async () => {
  const { db, results } = await createSite();
  const rows = [
    { day: laterDay(TODAY, -8), count: 7 },
    { day: laterDay(TODAY, -2), count: 980 },
    { day: TODAY, count: 20 },
  ];
  await db.insertInto("visit_bursts").values(rows).execute();
  const { leftOut } = await results.readOverview(chooseSpan("7", TODAY), "day");
  expect(leftOut).toEqual({ lastDay: TODAY, days: 2, count: 1000 });
});

test("pages are told by themselves and by origin, place and topic; of those that are gone the figures stay", async () => {
  const { db, results, sitePages, addPage, count, addContact } = await createSite();
  const roldana = await addPage("Roldana do portão na Mooca", { intent: "roldana|replace|mooca" });
  const mooca = sitePages.numberOf("/cidades/mooca");
  const gone = numberOfMadePage(9999);
  await count(TODAY, roldana.number, "view", 10);
  await count(laterDay(TODAY, -1), roldana.number, "view", 20);
  await count(TODAY, roldana.number, "copy:footer", 3);
  await count(TODAY, mooca, "shown", 40);
  await count(TODAY, gone, "view", 2);
  await addContact(TODAY, roldana.number, "sold", 1200);
  const span = chooseSpan("30", TODAY);

  const ranked = await results.rankPages(span, { query: "", order: "visits" });
  expect(ranked.map(({ number, figures }) => [number, figures.visits, figures.copy, figures.value])).toEqual([
    [mooca, 40, 0, 0],
    [roldana.number, 30, 3, 1200],
    [gone, 2, 0, 0],
  ]);
  expect((await results.rankPages(span, { query: "roldana", order: "visits" })).map(({ number }) => number)).toEqual([roldana.number]);
  const { origins, places, topics } = await results.readGroups(span);
  expect(origins.map(({ name, figures }) => [name, figures.visits])).toEqual([
    ["Do site", 40],
    ["Local", 30],
    ["Páginas que já saíram do site", 2],
  ]);
  expect(places[0]).toMatchObject({ key: "mooca", figures: { visits: 70 } });
  expect(topics[0]).toMatchObject({ key: "roldana", name: "Roldana" });

  // A page that is taken off is known to be as soon as somebody says so.
  await db.deleteFrom("pages").where("id", "=", roldana.id).execute();
  results.forgetPages();
  expect(await results.rankPages(span, { query: "roldana", order: "visits" })).toEqual([]);
});

test("Poda waits for 90 days of figures, and then names the pages that bring little with the better ones", async () => {
  const { db, results, sitePages, addPage, count } = await createSite();
  const faq = sitePages.numberOf("/faq");
  const intent = "roldana|replace|mooca";
  const best = await addPage("Troca de roldana na Mooca", { intent });
  const worse = await addPage("Trocar roldana na Mooca", { intent });
  const unseen = await addPage("Motor que ninguém vê", { days: 100 });
  const lost = await addPage("Motor esquecido", { days: 300 });
  const young = await addPage("Motor novo", { days: 20 });
  const untouched = await addPage("Motor visto e não tocado");
  await count(laterDay(TODAY, -30), faq, "view", 1000);
  await count(laterDay(TODAY, -30), faq, "chat:hero", 100);
  await count(laterDay(TODAY, -30), best.number, "view", 60);
  await count(laterDay(TODAY, -30), best.number, "chat:hero", 6);
  await count(laterDay(TODAY, -30), worse.number, "view", 10);
  await count(laterDay(TODAY, -30), untouched.number, "view", 90);
  expect((await results.listPruned(NOW)).pages).toEqual([]);

  await count(laterDay(TODAY, -91), faq, "view", 1);
  results.forgetPages();
  const advised = async () => Object.fromEntries((await results.listPruned(NOW)).pages.map(({ number, advice }) => [number, advice]));
  expect(await advised()).toEqual({
    [worse.number]: "merge",
    [unseen.number]: "unlist",
    [lost.number]: "remove",
    [untouched.number]: "improve",
  });
  const { pages: pruned } = await results.listPruned(NOW);
  expect(pruned.find(({ number }) => number === worse.number)).toMatchObject({ id: worse.id, sibling: best.number });
  expect(await advised()).not.toHaveProperty(String(young.number));

  // What the audit says repeats another page leads to that one too; a page out of search engines is advised nothing more.
  const detail = JSON.stringify({ says: "", mend: "", pages: [{ path: `/links-uteis/${best.slug}`, title: "" }] });
  const found = { id: "1", kind: "substance" as const, path: "", page_version: 1, title: "", found_at: NOW.toISOString() };
  await db
    .insertInto("audit_findings")
    .values({ ...found, page_id: lost.id, detail })
    .execute();
  await db.updateTable("pages").set({ is_indexed: 0 }).where("id", "=", unseen.id).execute();
  results.forgetPages();
  expect(await advised()).toEqual({ [worse.number]: "merge", [lost.number]: "merge", [untouched.number]: "improve" });
});

test("a search engine's report finds its pages by path and through redirects, twice the same, and what it cannot match is told", async () => {
  const { db, results, sitePages, addPage } = await createSite();
  const { slug, number } = await addPage("Motor na Mooca", { intent: "motor||mooca" });
  const at = NOW.toISOString();
  await db
    .insertInto("redirects")
    .values({ from_path: "/antiga", to_path: `/links-uteis/${slug}`, created_by: "", created_at: at })
    .execute();
  const file = [
    "Páginas principais;Cliques;Impressões;CTR;Posição",
    `https://site.com.br/links-uteis/${slug};10;1.000;1%;4,5`,
    `http://www.site.com.br/links-uteis/${slug}/;2;1.000;0,2%;8,5`,
    "https://site.com.br/antiga;1;2.000;0%;6,5",
    "https://site.com.br/;5;50;10%;1,2",
    "https://site.com.br/nunca-existiu;1;2;50%;3",
    "isto não é um endereço;1;2;50%;3",
    "",
  ].join("\r\n");
  const imported = await importReport(db, Buffer.from(file));
  expect(imported).toEqual({ matched: 2, unmatched: 2, examples: ["isto não é um endereço", "https://site.com.br/nunca-existiu"] });
  const figures = await readSearchFigures(db);
  expect(Object.fromEntries(figures)).toEqual({
    [number]: { clicks: 13, impressions: 4000, position: 6.5 },
    [sitePages.numberOf("/")]: { clicks: 5, impressions: 50, position: 1.2 },
  });
  expect(await importReport(db, Buffer.from(file))).toEqual(imported);
  expect(await readSearchFigures(db)).toEqual(figures);
  const ranked = await results.rankPages(chooseSpan("30", TODAY), { query: "", order: "impressions" });
  expect(ranked.map(({ search }) => search?.impressions)).toEqual([4000, 50]);
  expect(numberOfSitePage(0)).toBe(0);

  // English, commas; and files that are none of it say what to do, and change nothing.
  await importReport(db, Buffer.from('Top pages,Clicks,Impressions,CTR,Position\nhttps://site.com.br/faq,1,"1,234",0.1%,3.4\n'));
  expect([...(await readSearchFigures(db)).values()]).toEqual([{ clicks: 1, impressions: 1234, position: 3.4 }]);
  for (const [wrong, says] of [
    ["", "vazio"],
    ["PK\u0003\u0004", "compactado"],
    ["Principais consultas,Cliques,Impressões,CTR,Posição\nmotor,1,2,3%,4", "Páginas.csv"],
    ["Página,Cliques,Impressões,Posição\nhttps://site.com.br/faq,muitos,2,4", "não é um número"],
    ["Página,Cliques,Impressões,Posição\n", "só tem os títulos"],
    ["Página,Cliques,Impressões,Posição\nhttps://outro.com.br/nada,1,2,4", "Nenhum endereço"],
  ] as const) {
    const problem = await importReport(db, Buffer.from(wrong)).catch((error: unknown) => error);
    expect(problem).toBeInstanceOf(UnreadableFile);
    expect((problem as Error).message).toContain(says);
  }
  expect([...(await readSearchFigures(db)).values()]).toHaveLength(1);
});
