import { sql } from "kysely";
import { expect, test } from "vitest";
import { listPages, MAX_MATCHES } from "#server/pages/lists/page-list";
import { createDatabase } from "#support/database/database";
import { ENGINE } from "#support/database/engine";
import { createPages } from "#support/database/pages";

async function createSearch(...titles: string[]) {
  const connection = await createDatabase();
  const { store } = createPages(connection);
  for (const title of titles) await store.savePage({ title, content: "<p>Texto</p>", origin: "local" });
  const find = async (query: string, limit = 10, offset = 0) => {
    const { pages, total } = await listPages(connection, { query, status: "public", order: "newest" }, limit, offset);
    return { titles: pages.map(({ title }) => title), total };
  };
  return { connection, store, find };
}

const TITLES = ["Conserto de Portão em Santana", "Instalação de Portões na Mooca", "Motor Solo 1/4 HP", "Portão não abre"] as const;

const FOUND: readonly (readonly [query: string, titles: readonly string[]])[] = [
  ["portão", ["Portão não abre", "Conserto de Portão em Santana"]],
  ["PORTAO", ["Portão não abre", "Conserto de Portão em Santana"]],
  ["port", ["Portão não abre", "Instalação de Portões na Mooca", "Conserto de Portão em Santana"]],
  ["santana conserto", ["Conserto de Portão em Santana"]],
  ["  inst   mooca ", ["Instalação de Portões na Mooca"]],
  ["1/4", ["Motor Solo 1/4 HP"]],
  ["ortao", []],
  ["portão mooca", []],
  ["de", ["Instalação de Portões na Mooca", "Conserto de Portão em Santana"]],
];

test("words are found by their beginnings, the newest page first", async () => {
  const { find } = await createSearch(...TITLES);
  for (const [query, titles] of FOUND) expect(await find(query), query).toEqual({ titles, total: titles.length });
});

const SIGNS = [
  '"',
  "*",
  "portão*",
  'portão" OR "motor',
  "NEAR(a b)",
  "search_text:motor",
  "a AND",
  "(",
  "'; drop table pages; --",
  "\u0000",
  "😀",
  "-",
];

test("signs that mean something to a database are words to look for and nothing else", async () => {
  const { find } = await createSearch(...TITLES);
  for (const query of SIGNS) {
    const { titles, total } = await find(query);
    expect(titles, query).toHaveLength(total);
    expect(total, query).toBeLessThan(TITLES.length);
  }
});

test("signs without a word find nothing, and blank text everything", async () => {
  const { find } = await createSearch(...TITLES);
  for (const query of ["!?", "—"]) expect(await find(query)).toEqual({ titles: [], total: 0 });
  for (const query of ["", "   "]) expect(await find(query)).toEqual({ titles: TITLES.toReversed(), total: TITLES.length });
});

test("matches come in slices with their whole number", async () => {
  const { find } = await createSearch("Motor A", "Motor B", "Motor C");
  expect(await find("motor", 2)).toEqual({ titles: ["Motor C", "Motor B"], total: 3 });
  expect(await find("motor", 2, 2)).toEqual({ titles: ["Motor A"], total: 3 });
  expect(await find("motor", 2, 4)).toEqual({ titles: [], total: 3 });
});

test("a deleted page is found no more, and those around it still are", async () => {
  const { store, find } = await createSearch("Motor A", "Motor B", "Motor C");
  const [newest] = await store.listNewestPages(1);
  await store.deletePage(newest?.id ?? "");
  expect(await find("motor")).toEqual({ titles: ["Motor B", "Motor A"], total: 2 });
  expect(await find("motor c")).toEqual({ titles: [], total: 0 });
  await store.savePage({ title: "Motor D", content: "<p>x</p>", origin: "local" });
  expect((await find("motor")).titles).toEqual(["Motor D", "Motor B", "Motor A"]);
});

test("the index follows a row that is changed or removed for good", async () => {
  const { connection, find } = await createSearch("Motor A", "Motor B");
  await connection.db.updateTable("pages").set({ search_text: "controle" }).where("slug", "=", "motor-a").execute();
  await connection.db.deleteFrom("pages").where("slug", "=", "motor-b").execute();
  expect((await find("motor")).total).toBe(0);
  expect((await find("controle")).titles).toEqual(["Motor A"]);
  // PostgreSQL keeps its index right by itself; ours on SQLite is kept by triggers.
  if (ENGINE === "sqlite") await sql`insert into page_search(page_search) values ('integrity-check')`.execute(connection.db);
});

test("matches are counted one by one up to a thousand, and past it the number is said not to be exact", async () => {
  const { connection, find } = await createSearch();
  const add = (from: number, to: number) =>
    sql`with recursive n(i) as (select ${sql.lit(from)} union all select i + 1 from n where i < ${to})
      insert into pages(id, slug, title, description, content, search_text, origin, created_at, updated_at)
      select 'id' || i, 'motor-' || i, 'Motor ' || i, '', '', 'motor ' || i, 'local', '2026', '2026' from n`.execute(connection.db);
  const count = async () => {
    const { total, isTotalExact } = await listPages(connection, { query: "motor", status: "public", order: "newest" }, 1, 0);
    return [total, isTotalExact];
  };
  await add(1, MAX_MATCHES);
  expect(await count()).toEqual([MAX_MATCHES, true]);
  await add(MAX_MATCHES + 1, MAX_MATCHES + 200);
  expect(await count()).toEqual([MAX_MATCHES, false]);
  expect((await find("motor", 1)).titles).toEqual([`Motor ${MAX_MATCHES + 200}`]);
});
