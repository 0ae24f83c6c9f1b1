import { sql } from "kysely";
import { expect, test } from "vitest";
import { dayOf } from "#domain/calendar/owner-time";
import { MAX_URLS_PER_SITEMAP } from "#domain/site/sitemap";
import type { Connection } from "#server/database/database";
import { listSitemapFiles, readSitemapFile } from "#server/pages/lists/sitemap-files";
import { createDatabase } from "#support/database/database";
import { createPages } from "#support/database/pages";

const pathsOf = async (connection: Connection, number: number) =>
  (await Array.fromAsync(readSitemapFile(connection, number))).map(({ path }) => path);

test("without generated pages there is only the site's own file", async () => {
  expect(await listSitemapFiles(await createDatabase())).toEqual([{ path: "/sitemaps/site.xml" }]);
});

test("a saved page is in its file with its day, and a deleted one leaves it and moves the file's day", async () => {
  const connection = await createDatabase();
  const { store } = createPages(connection);
  const first = await store.savePage({ title: "Um", content: "<p>Texto</p>", origin: "local" });
  const today = dayOf(new Date());
  await store.savePage({ title: "Dois", content: "<p>Texto</p>", origin: "local" });
  expect(await Array.fromAsync(readSitemapFile(connection, 1))).toEqual([
    { path: "/links-uteis/um", changedOn: today, changeFrequency: "monthly", priority: 0.8 },
    { path: "/links-uteis/dois", changedOn: today, changeFrequency: "monthly", priority: 0.8 },
  ]);
  await store.deletePage(first.id);
  expect(await pathsOf(connection, 1)).toEqual(["/links-uteis/dois"]);
  const deleted = await store.findPageBySlug("um");
  expect(await listSitemapFiles(connection)).toEqual([
    { path: "/sitemaps/site.xml" },
    { path: "/sitemaps/links-uteis-1.xml", updatedAt: deleted?.updatedAt },
  ]);
});

test("many pages are parted into files, each page in one of them", async () => {
  const connection = await createDatabase();
  const count = MAX_URLS_PER_SITEMAP + 1500;
  await sql`with recursive n(i) as (select 1 union all select i + 1 from n where i < ${count})
    insert into pages(id, slug, title, description, content, search_text, origin, created_at, updated_at)
    select 'id' || i, 'p-' || i, 'P ' || i, '', '', 'p', 'local', '2026-11-20T00:00:00.000Z', '2026-11-20T00:00:00.000Z' from n`.execute(
    connection.db,
  );
  expect((await listSitemapFiles(connection)).map(({ path }) => path)).toEqual([
    "/sitemaps/site.xml",
    "/sitemaps/links-uteis-1.xml",
    "/sitemaps/links-uteis-2.xml",
  ]);
  const paths = [...(await pathsOf(connection, 1)), ...(await pathsOf(connection, 2))];
  expect(paths).toHaveLength(count);
  expect(new Set(paths).size).toBe(count);
  expect(await pathsOf(connection, 3)).toEqual([]);
});
