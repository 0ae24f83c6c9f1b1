import { sql } from "kysely";
import { expect, test } from "vitest";
import type { PagesFilter } from "#domain/page/pages-filter";
import { toSlug } from "#domain/text/slug";
import type { Connection } from "#server/database/database";
import { searchByAge } from "#server/database/migrations/014-search-by-age";
import { listPages } from "#server/pages/lists/page-list";
import { isLive } from "#server/pages/page-row";
import { sanitiseHtml } from "#server/pages/sanitise-html";
import type { CheckedPage } from "#server/transfer/check-file";
import { writeImport } from "#server/transfer/import-pages";
import { createDatabase } from "#support/database/database";
import { ENGINE } from "#support/database/engine";
import { createPages } from "#support/database/pages";
import { planOf } from "#support/database/plan";
import { makeTexts } from "#support/page/page-texts";

async function createList() {
  const connection = await createDatabase();
  const { store } = createPages(connection);
  const list = async (filter: Partial<PagesFilter> = {}, limit = 10, offset = 0) => {
    const { pages, total } = await listPages(connection, { query: "", order: "newest", ...filter }, limit, offset);
    return [pages.map(({ title }) => title), total];
  };
  return { connection, store, list };
}

async function createMixedList() {
  const parts = await createList();
  const content = "<p>x</p>";
  await parts.store.savePage({ title: "Conserto de portão", content, origin: "local" });
  await parts.store.savePage({ title: "Álcool no motor", content, origin: "ai", status: "draft" });
  await parts.store.savePage({ title: "Motor de portão", content, origin: "manual" });
  const { id } = await parts.store.savePage({ title: "Motor apagado", content, origin: "ai" });
  await parts.store.deletePage(id);
  return parts;
}

async function importPages(connection: Connection, pages: readonly Pick<CheckedPage, "title" | "createdAt">[]) {
  const rows = pages.map((page, row): CheckedPage => {
    const slug = toSlug(page.title);
    return { ...makeTexts({ ...page, slug, content: sanitiseHtml("<p>x</p>") }), row, status: "public", origin: "local" };
  });
  await writeImport(createPages(connection).writer, rows, "skip");
}

test("drafts are listed and the trash is not", async () => {
  const { list } = await createMixedList();
  expect(await list()).toEqual([["Motor de portão", "Álcool no motor", "Conserto de portão"], 3]);
});

test("each order sorts by itself, accents aside", async () => {
  const { list } = await createMixedList();
  expect(await list({ order: "oldest" })).toEqual([["Conserto de portão", "Álcool no motor", "Motor de portão"], 3]);
  expect(await list({ order: "title" })).toEqual([["Álcool no motor", "Conserto de portão", "Motor de portão"], 3]);
});

test("filters narrow alone and together with a search", async () => {
  const { list } = await createMixedList();
  expect(await list({ origin: "ai" })).toEqual([["Álcool no motor"], 1]);
  expect(await list({ status: "public" })).toEqual([["Motor de portão", "Conserto de portão"], 2]);
  expect(await list({ status: "public", query: "motor" })).toEqual([["Motor de portão"], 1]);
  expect(await list({ query: "motor", order: "oldest" })).toEqual([["Álcool no motor", "Motor de portão"], 2]);
  expect(await list({ query: "portao", order: "title" })).toEqual([["Conserto de portão", "Motor de portão"], 2]);
  expect(await list({ query: "!?" })).toEqual([[], 0]);
});

test("a period leaves older pages out", async () => {
  const { connection, list } = await createMixedList();
  await connection.db
    .updateTable("pages")
    .set({ created_at: new Date(Date.now() - 10 * 86_400_000).toISOString() })
    .where("title", "=", "Conserto de portão")
    .execute();
  expect(await list({ period: 7 })).toEqual([["Motor de portão", "Álcool no motor"], 2]);
  expect(await list({ period: 30, order: "oldest" })).toEqual([["Conserto de portão", "Álcool no motor", "Motor de portão"], 3]);
});

test("a search within a period finds its pages among many, in whatever order they were added", async () => {
  const { connection, list } = await createList();
  const daysOld = (title: string, days: number) => ({ title, createdAt: new Date(Date.now() - days * 86_400_000) });
  const old = Array.from({ length: 1_200 }, (_, number) => daysOld(`Motor antigo ${number}`, 100));
  await importPages(connection, [daysOld("Motor de ontem", 1), ...old, daysOld("Motor de hoje", 0), daysOld("Motor do mês", 20)]);
  expect(await list({ query: "motor", period: 7 })).toEqual([["Motor de hoje", "Motor de ontem"], 2]);
  expect(await list({ query: "motor", period: 30, order: "oldest" })).toEqual([["Motor de ontem", "Motor de hoje", "Motor do mês"], 3]);
  expect(await list({ query: "antigo", period: 30 })).toEqual([[], 0]);
  await connection.db.updateTable("pages").set({ created_at: new Date().toISOString() }).where("title", "=", "Motor antigo 500").execute();
  expect(await list({ query: "antigo", period: 7 })).toEqual([["Motor antigo 500"], 1]);
});

test("pages that were there before blocks were dated are found within a period, too", async () => {
  const { connection, list } = await createMixedList();
  const { db, dialectName } = connection;
  if (dialectName === "postgres") {
    await sql`drop trigger page_blocks_newest on pages`.execute(db);
    await sql`drop function keep_newest_page`.execute(db);
  } else for (const event of ["insert", "update"]) await sql`drop trigger ${sql.id(`page_blocks_newest_${event}`)}`.execute(db);
  await sql`drop table page_blocks_newest`.execute(db);
  await searchByAge.up(db);
  expect(await list({ query: "motor", period: 7 })).toEqual([["Motor de portão", "Álcool no motor"], 2]);
});

test("pages of the list come in slices with the whole number", async () => {
  const { list } = await createMixedList();
  expect(await list({}, 2)).toEqual([["Motor de portão", "Álcool no motor"], 3]);
  expect(await list({}, 2, 2)).toEqual([["Conserto de portão"], 3]);
});

test("every order and filter is read from an index without sorting", async () => {
  const { connection } = await createList();
  for (const order of ["created_at desc, seq desc", "created_at asc, seq asc", "search_text asc, seq asc"]) {
    for (const where of ["", "and status = 'draft'", "and origin = 'ai'", "and created_at >= '2026'"]) {
      const query = `select seq from pages where deleted_at is null ${where} order by ${order} limit 20`;
      const plan = await planOf(connection, query);
      expect(plan, `${where} ${order}`).toMatch(/COVERING INDEX|Index Only Scan/);
      expect(plan, `${where} ${order}`).not.toMatch(/TEMP B-TREE|Sort/);
    }
  }
});

test("the newest public pages are read from an index without sorting", async () => {
  const { connection } = await createList();
  const query = "select * from pages where deleted_at is null and status = 'public' order by created_at desc, seq desc limit 12";
  const plan = await planOf(connection, query);
  expect(plan).toMatch(/USING INDEX|Index Scan/);
  expect(plan).not.toMatch(/TEMP B-TREE|Sort/);
});

// PostgreSQL knows how many rows a condition leaves.
test.runIf(ENGINE === "sqlite").each(["id", "slug"])("pages named by many an %s are looked up one by one", async (column) => {
  const { connection } = await createList();
  const named = Array.from({ length: 50 }, (_, number) => `'${number}'`).join(", ");
  const plan = await planOf(connection, `select seq from pages where ${column} in (${named}) and ${isLive.compile(connection.db).sql}`);
  expect(plan).toContain(`(${column}=?)`);
});
