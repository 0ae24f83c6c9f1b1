import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { KindCounts } from "#domain/audit/audit-finding";
import { MENU_PAGES } from "#domain/page/menu-pages";
import { toSlug } from "#domain/text/slug";
import { querySite } from "#support/database/database";
import { waitUntil } from "#support/machine/wait-until";
import { makeText } from "#support/publishing/made-up-text";
import { AdminClient } from "#support/site/client";
import { send } from "#support/site/http";
import { type Site, startSite } from "#support/site/site";

interface Found {
  counts: KindCounts;
  findings: {
    kind: string;
    path: string;
    pageId?: string;
    version?: number;
    title: string;
    detail: { says: string; pages?: { path: string }[] };
    frozen?: { figure: string; count: number; facts: { name: string; label: string; today?: string }[] }[];
  }[];
}

let site: Site;
let client: AdminClient;
/** What the site says of audits before the first. */
let unasked: unknown;
const ids = new Map<string, string>();

/** Two pages of one text, for each test that needs such. */
const FOUND = ["Troca de roldana do portão", "Roldana do portão: a troca"] as const;
const MERGED = ["Troca de cremalheira do portão", "Cremalheira do portão: a troca"] as const;
const EDITED = ["Troca de dobradiça do portão", "Dobradiça do portão: a troca"] as const;
const CAKE = "Receita de bolo de cenoura";
const BREAD = "Receita de pão de queijo";
const ALLOWED = "Receita de canjica";
const UNCHANGED = "Receita de curau";
const FROZEN = "Preço escrito à mão";
const DRAFT = "Preço em um rascunho";
const LATER = "Preço que ainda vem";
const SOLO = "plano-solo-preco";

const pathOf = (title: string) => `/links-uteis/${toSlug(title)}`;

beforeAll(async () => {
  site = await startSite();
  client = await AdminClient.signedIn(site);
  unasked = await client.ask("audit.read");
  const save = async (title: string, content: string) => {
    const { id } = await client.ask<{ id: string }>("pages.save", { title, content });
    ids.set(title, id);
  };
  await save(CAKE, "<p>Bata no liquidificador.</p>");
  await save(BREAD, "<p>Escalde o polvilho com leite.</p>");
  await save(ALLOWED, "<p>Deixe o milho de molho.</p>");
  await save(UNCHANGED, "<p>Rale as espigas.</p>");
  for (const [index, pair] of [FOUND, MERGED, EDITED].entries())
    for (const title of pair) await save(title, makeText(index * 100, index * 100 + 30));
  // They push the others out of the menu.
  for (let number = 1; number <= MENU_PAGES; number += 1)
    await save(`No menu ${number}`, `<p>Veja <a href="${pathOf(FOUND[0])}">isto</a>.</p>`);
  // As pages are that went public before anybody asked.
  await querySite(site, sql`update pages set allowed = null where title not like 'No menu%' and title not in (${ALLOWED}, ${UNCHANGED})`);
  await audit();
});
afterAll(() => site?.stop());

const list = (kind?: string) => client.ask<Found>("audit.list", { kind });
/** Of these titles those that were found to be so. */
const foundOf = async (kind: string, titles: readonly string[]) =>
  (await list(kind)).findings
    .map(({ title }) => title)
    .filter((title) => titles.includes(title))
    .toSorted();
const idOf = (title: string) => ids.get(title) ?? "";

async function audit(): Promise<void> {
  await client.ask("audit.begin");
  const isOver = async () => !(await client.ask<{ isRunning: boolean }>("audit.read")).isRunning;
  await waitUntil(isOver, { withinMs: 200_000, what: "the audit to end" });
  expect(await client.ask("audit.read")).toMatchObject({ isRunning: false, last: {} });
}

test("what the rules hold against public pages is found, with who leads to none of them; not what an administrator allowed", async () => {
  expect(unasked).toEqual({ isRunning: false });
  const titles = [CAKE, ALLOWED, ...FOUND];
  expect(await foundOf("relevance", titles)).toContain(CAKE);
  expect(await foundOf("thin", titles)).toEqual([CAKE]);
  expect(await foundOf("substance", titles)).toEqual(FOUND.toSorted());
  // The others belong to a topic, which leads to them.
  expect(await foundOf("orphan", titles)).toEqual([CAKE, ALLOWED].toSorted());
  const { findings } = await list("substance");
  const other = findings.find(({ title }) => title === FOUND[1]);
  expect(other?.detail.pages?.[0]?.path).toBe(pathOf(FOUND[0]));
  // The day names figures written by hand by themselves.
  const { frozen: _, ...others } = (await list()).counts;
  const total = Object.values(others).reduce((sum, count) => sum + count, 0);
  expect(await client.ask("panel.opening")).toMatchObject({ toDo: { findings: total } });
});

test("a page that search engines leave out says so, is in no site map, and is found no more for what only they mind", async () => {
  const path = pathOf(BREAD);
  const id = idOf(BREAD);
  const read = async (address: string) => (await send(site, address)).text;
  expect(await read("/sitemaps/links-uteis-1.xml")).toContain(path);
  expect(await read(path)).not.toContain("noindex");
  expect(await client.ask("pages.setIndexed", { ids: [id], isIndexed: false })).toEqual({ changed: [id] });
  expect(await client.ask("pages.setIndexed", { ids: [id], isIndexed: false })).toEqual({ changed: [] });
  expect(await read(path)).toContain('<meta name="robots" content="noindex, follow"');
  expect(await read("/sitemaps/links-uteis-1.xml")).not.toContain(path);
  expect(await read("/sitemap")).toContain(path);
  expect(await foundOf("thin", [BREAD])).toEqual([]);
  expect(await foundOf("relevance", [BREAD])).toEqual([BREAD]);
  await client.ask("pages.setIndexed", { ids: [id], isIndexed: true });
  expect(await read("/sitemaps/links-uteis-1.xml")).toContain(path);
  expect(await foundOf("thin", [BREAD])).toEqual([BREAD]);
});

test("merged pages lead to those that stay, of two that were to be merged with each other one does, and restoring undoes it", async () => {
  const [one, other] = [pathOf(MERGED[0]), pathOf(MERGED[1])];
  const [oneId, otherId] = [idOf(MERGED[0]), idOf(MERGED[1])];
  const merges = [
    { id: otherId, toPath: one },
    { id: oneId, toPath: other },
    { id: oneId, toPath: one },
  ];
  const outcome = await client.ask<{ merged: { id: string }[]; skipped: { reason: string }[] }>("audit.merge", { merges });
  expect(outcome.merged.map(({ id }) => id)).toEqual([otherId]);
  expect(outcome.skipped).toHaveLength(2);
  const answer = await send(site, other);
  expect([answer.status, answer.headers.location]).toEqual([301, one]);
  expect(await foundOf("substance", MERGED)).toEqual([MERGED[0]]);
  await client.ask("trash.restoreMany", { ids: [otherId] });
  expect((await send(site, other)).status).toBe(200);
  expect(await client.ask("lostAddresses.listRedirects")).toEqual({ redirects: [] });
  expect(await foundOf("substance", MERGED)).toHaveLength(2);
});

test("a figure of the register that a page states by hand is found, of a draft once it is public, until it has the fact's name", async () => {
  const facts = await client.ask<{ name: string; text: string }[]>("facts.names");
  const price = facts.find(({ name }) => name === SOLO)?.text ?? "";
  const save = async (title: string, content: string) => {
    const { id } = await client.ask<{ id: string }>("pages.save", { title, content });
    ids.set(title, id);
  };
  const titles = [FROZEN, DRAFT, LATER];
  for (const title of [FROZEN, DRAFT]) await save(title, `<p>O plano Solo custa <b>${price}</b>.</p>`);
  await save(LATER, "<p>O plano Solo custa R$ 4.321.</p>");
  await client.ask("pages.setStatus", { ids: [idOf(DRAFT)], status: "draft" });
  await audit();
  expect(await foundOf("frozen", titles)).toEqual([FROZEN]);
  await client.ask("pages.setStatus", { ids: [idOf(DRAFT)], status: "public" });
  await querySite(site, sql`update pages set updated_at = '2026-01-01T00:00:00.000Z' where title = ${LATER}`);
  await audit();
  expect(await foundOf("frozen", titles)).toEqual([DRAFT, FROZEN].toSorted());
  expect(await client.ask("panel.opening")).toMatchObject({ toDo: { frozen: 2 } });

  // The price is another now: who has the one before means it all the same, and so does who had this one already.
  await client.ask("register.save", { changes: [{ path: "plans.solo.price", typed: "4321", seenVersion: 0 }] });
  await audit();
  expect(await foundOf("frozen", titles)).toEqual(titles.toSorted());
  const { findings } = await client.ask<Found>("audit.listAll", { kind: "frozen" });
  const found = findings.filter(({ title }) => titles.includes(title));
  const { frozen: [figure] = [] } = found.find(({ title }) => title === FROZEN) ?? {};
  expect(figure).toMatchObject({
    figure: price,
    count: 1,
    facts: expect.arrayContaining([expect.objectContaining({ name: SOLO, today: "R$ 4.321" })]),
  });
  const pages = found.map(({ pageId, version }) => ({ id: pageId, version }));
  const figures = [price, "R$ 4.321"].map((one) => ({ figure: one, name: SOLO }));
  const { changed } = await client.ask<{ changed: { id: string; version: number }[] }>("audit.nameFigures", { pages, figures });
  expect(changed).toHaveLength(titles.length);
  expect(await foundOf("frozen", titles)).toEqual([]);
  expect((await send(site, pathOf(FROZEN))).text).toContain("<b>R$ 4.321</b>");

  // Taken back it is found by the next audit.
  await client.ask("audit.putFiguresBack", { pages: changed });
  expect((await send(site, pathOf(FROZEN))).text).toContain(`<b>${price}</b>`);
  await audit();
  expect(await foundOf("frozen", titles)).toEqual(titles.toSorted());
});

test("who asks for the screen that the figures had is led to them", async () => {
  const answer = await send(site, "/admin/numeros-escritos", { headers: { cookie: client.cookie } });
  expect([answer.status, answer.headers.location]).toEqual([301, "/admin/auditoria?tipo=frozen"]);
});

test("a page that was edited is asked again only by the next audit, and one that has not changed only when the register has", async () => {
  await querySite(site, sql`update pages set updated_at = '2026-01-01T00:00:00.000Z' where title = ${UNCHANGED}`);
  const id = idOf(EDITED[0]);
  const { page } = await client.ask<{ page: Record<string, unknown> & { version: number } }>("editor.open", { id });
  await client.ask("editor.update", {
    id,
    version: page.version,
    fields: { ...page, content: makeText(300, 330), keywords: "", ownFigures: "" },
  });
  expect(await foundOf("substance", EDITED)).toEqual([EDITED[1]]);
  await audit();
  expect(await foundOf("substance", EDITED)).toEqual([]);

  // Behind its back: it says nothing of a change.
  await querySite(site, sql`update pages set allowed = null where title = ${UNCHANGED}`);
  await audit();
  expect(await foundOf("thin", [UNCHANGED])).toEqual([]);
  await client.ask("register.save", { changes: [{ path: "identity.tradeName", typed: "Abre Logo", seenVersion: 0 }] });
  await audit();
  expect(await foundOf("thin", [UNCHANGED])).toEqual([UNCHANGED]);
});
