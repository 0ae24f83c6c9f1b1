import { compare, type Row, type SeededSite } from "./compare-sites";

const ROUNDS = 21;
const REACH = 3;
const PAGE_SIZE = 20;

/** Lists of the panel: what is asked of both, and which page of the list where it is not the first. */
const LISTS: readonly { name: string; filter: object; smallPage?: number; largePage?: number }[] = [
  { name: "list", filter: {} },
  { name: "list, page 2", filter: {}, smallPage: 2, largePage: 2 },
  { name: "list, middle page", filter: {}, smallPage: 3, largePage: 2500 },
  { name: "list, last page", filter: {}, smallPage: 5, largePage: 5000 },
  { name: "list, oldest first", filter: { order: "oldest" } },
  { name: "list by title", filter: { order: "title" } },
  { name: "list by title, middle page", filter: { order: "title" }, smallPage: 3, largePage: 2500 },
  { name: "list of drafts", filter: { status: "draft" } },
  { name: "list of one origin", filter: { origin: "local" } },
  { name: "list of 30 days", filter: { period: 30 } },
  { name: "search, many match", filter: { query: "portao" } },
  { name: "search, many match, oldest first", filter: { query: "portao", order: "oldest" } },
  { name: "search, many match, by title", filter: { query: "portao", order: "title" } },
  { name: "search, many match, last page", filter: { query: "portao" }, smallPage: 2, largePage: 50 },
  { name: "search of three words", filter: { query: "conserto motor santana" } },
  { name: "search, no match", filter: { query: "inexistente" } },
  { name: "search in drafts", filter: { query: "portao", status: "draft" } },
  { name: "search in 30 days", filter: { query: "portao", period: 30 } },
];

interface Listed {
  pages: { id: string; slug: string; title: string }[];
}

/** Lists, searches and changes as the panel asks for them. */
export async function measureLargePanel(small: SeededSite, large: SeededSite): Promise<Row[]> {
  const rows: Row[] = [];
  const measure = async (figure: string, act: (one: SeededSite, isLarge: boolean) => Promise<unknown>, rounds = ROUNDS) => {
    const {
      small: fast,
      large: slow,
      ratio,
    } = await compare(
      rounds,
      () => act(small, false),
      () => act(large, true),
    );
    rows.push({
      figure: `panel, ${figure}: 100,000 pages against 100`,
      reach: `≤ ${REACH} ×`,
      measured: `${ratio.toFixed(2)} × (${fast.toFixed(1)} and ${slow.toFixed(1)} ms)`,
      holds: ratio <= REACH,
    });
  };

  for (const { name, filter, smallPage = 1, largePage = 1 } of LISTS)
    await measure(name, ({ client }, isLarge) => client.ask("pages.list", { ...filter, page: isLarge ? largePage : smallPage }));

  let number = 0;
  await measure("publish", async ({ client }) => {
    number += 1;
    await client.ask("pages.save", { title: `Motor medido em Santana ${number}`, content: "<p>Texto</p>" });
  });
  const chosen = new Map<SeededSite, Listed["pages"]>();
  for (const one of [small, large]) chosen.set(one, await listNewest(one, 2));
  const versions = new Map<SeededSite, number>([
    [small, 0],
    [large, 0],
  ]);
  await measure("edit", async (one) => {
    const page = chosen.get(one)?.[0];
    const version = (versions.get(one) ?? 0) + 1;
    versions.set(one, version);
    const fields = { title: page?.title, slug: page?.slug, description: "", keywords: "", content: `<p>${version}</p>`, status: "public" };
    await one.client.ask("editor.update", { id: page?.id, version, fields });
  });
  await measure("unpublish and publish", async (one) => {
    const id = chosen.get(one)?.[1]?.id;
    for (const status of ["draft", "public"]) await one.client.ask("pages.setStatus", { ids: [id], status });
  });
  const doomed = new Map<SeededSite, string[]>();
  for (const one of [small, large])
    doomed.set(
      one,
      (await listNewest(one, 3)).map(({ id }) => id),
    );
  await measure("deletion", (one) => one.client.ask("pages.remove", { id: doomed.get(one)?.pop() }));
  await measure("trash", ({ client }) => client.ask("trash.list", {}));
  await measure(
    "10 pages deleted at once and the trash emptied",
    async (one) => {
      const ids = (await listNewest(one, 1)).slice(0, 10).map(({ id }) => id);
      await one.client.ask("pages.removeMany", { ids });
      await one.client.ask("trash.empty");
    },
    3,
  );
  return rows;
}

async function listNewest({ client }: SeededSite, pages: number): Promise<Listed["pages"]> {
  const found: Listed["pages"] = [];
  for (let page = 1; page <= pages; page += 1) found.push(...(await client.ask<Listed>("pages.list", { page })).pages);
  return found.slice(0, pages * PAGE_SIZE);
}
