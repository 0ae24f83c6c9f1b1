import { expect, test } from "vitest";
import type { PageDraft } from "#server/pages/page-intents";
import { createDatabase } from "#support/database/database";
import { createPages } from "#support/database/pages";

async function createStore() {
  const connection = await createDatabase();
  const changed: string[] = [];
  const { store } = createPages(connection, ({ slug }) => changed.push(slug));
  return { connection, changed, store };
}

const draft = (title: string, changes: Partial<PageDraft> = {}): PageDraft => ({
  title,
  content: "<p>Texto</p>",
  origin: "local",
  ...changes,
});

test("a saved page is found at the slug of its title, as it was written", async () => {
  const { store, changed } = await createStore();
  const before = Date.now();
  const saved = await store.savePage(draft("Conserto de Portão em Santana", { description: " Conserto no local. ", origin: "ai" }));
  expect(saved).toMatchObject({
    slug: "conserto-de-portao-em-santana",
    title: "Conserto de Portão em Santana",
    description: "Conserto no local.",
    content: "<p>Texto</p>",
    origin: "ai",
    deletedAt: undefined,
  });
  expect(saved.createdAt.getTime()).toBeGreaterThanOrEqual(before);
  expect(saved.updatedAt).toEqual(saved.createdAt);
  expect(await store.findPageBySlug("conserto-de-portao-em-santana")).toEqual({
    ...saved,
    number: expect.any(Number),
  });
  expect(changed).toEqual(["conserto-de-portao-em-santana"]);
});

test("a slug that is taken gets the next free suffix and no page is overwritten", async () => {
  const { store } = await createStore();
  const saved = [];
  for (const title of ["Motor Solo", "MOTOR SOLO!", "Motor Solo 5", "motor solo", "Motor"]) saved.push(await store.savePage(draft(title)));
  expect(saved.map(({ slug }) => slug)).toEqual(["motor-solo", "motor-solo-2", "motor-solo-5", "motor-solo-3", "motor"]);
  expect((await store.findPageBySlug("motor-solo"))?.title).toBe("Motor Solo");
  expect(await store.countPages()).toBe(5);
});

test("ten pages of one title saved at once get ten addresses", async () => {
  const { store } = await createStore();
  const saved = await Promise.all(Array.from({ length: 10 }, () => store.savePage(draft("Motor Rio"))));
  expect(new Set(saved.map(({ slug }) => slug)).size).toBe(10);
  expect(saved.map(({ slug }) => slug)).toContain("motor-rio-10");
});

test("the address of a deleted page stays its own", async () => {
  const { store } = await createStore();
  const { id } = await store.savePage(draft("Motor Solo"));
  await store.deletePage(id);
  expect((await store.savePage(draft("Motor Solo"))).slug).toBe("motor-solo-2");
  expect((await store.findPageBySlug("motor-solo"))?.deletedAt).toBeInstanceOf(Date);
});

test.each([undefined, "", "   "])("a page with the description %j gets the default one", async (description) => {
  const { store } = await createStore();
  const { description: stored } = await store.savePage(draft("Motor Solo", { description }));
  expect(stored).toBe("Informações sobre Motor Solo. Atendimento especializado, produtos de qualidade e suporte técnico.");
});

test("content is sanitised before it is stored", async () => {
  const { store } = await createStore();
  const content = '<h1>A</h1><p onclick="x()">B <a href="javascript:x()">C</a></p><script>alert(1)</script>';
  const { slug } = await store.savePage(draft("Motor Solo", { content }));
  expect((await store.findPageBySlug(slug))?.content).toBe("<h2>A</h2><p>B <a>C</a></p>");
});

test("the newest pages come first, in slices, with as many as there are", async () => {
  const { store } = await createStore();
  for (const title of ["Um", "Dois", "Três", "Quatro"]) await store.savePage(draft(title));
  const titles = async (limit: number, offset?: number) => (await store.listNewestPages(limit, offset)).map(({ title }) => title);
  expect(await titles(10)).toEqual(["Quatro", "Três", "Dois", "Um"]);
  expect(await titles(2)).toEqual(["Quatro", "Três"]);
  expect(await titles(2, 3)).toEqual(["Um"]);
  expect(await store.countPages()).toBe(4);
});

test("a deleted page leaves lists and counts, is found with its day, and cannot be deleted twice", async () => {
  const { store, changed } = await createStore();
  const { id, slug } = await store.savePage(draft("Um"));
  await store.savePage(draft("Dois"));
  expect(await store.deletePage(id)).toBe(true);
  expect(changed).toEqual(["um", "dois", "um"]);
  expect((await store.listNewestPages(10)).map((page) => page.title)).toEqual(["Dois"]);
  expect(await store.countPages()).toBe(1);
  const deleted = await store.findPageBySlug(slug);
  expect(deleted?.deletedAt).toEqual(deleted?.updatedAt);
  expect(await store.deletePage(id)).toBe(false);
  expect(await store.deletePage("unknown")).toBe(false);
  expect(changed).toHaveLength(3);
});

test("slugs of public pages are told from those of deleted ones and free ones", async () => {
  const { store } = await createStore();
  await store.savePage(draft("Um"));
  await store.deletePage((await store.savePage(draft("Dois"))).id);
  expect(await store.findTakenSlugs(["um", "dois", "tres"])).toEqual(new Set(["um"]));
  expect(await store.findTakenSlugs([])).toEqual(new Set());
});

test("five hundred slugs can be looked up at once", async () => {
  const { store } = await createStore();
  await store.savePage(draft("Título 499"));
  const slugs = Array.from({ length: 500 }, (_, number) => `titulo-${number}`);
  expect(await store.findTakenSlugs(slugs)).toEqual(new Set(["titulo-499"]));
});

test("a bulk item makes one page, whoever tries a second time", async () => {
  const { store } = await createStore();
  await store.savePage(draft("Um", { jobItemId: "item-1" }));
  await expect(store.savePage(draft("Um", { jobItemId: "item-1" }))).rejects.toThrow(/UNIQUE/i);
  expect(await store.countPages()).toBe(1);
});

test("a page that cannot be saved is not announced", async () => {
  const { store, changed, connection } = await createStore();
  await connection.db.schema.alterTable("pages").renameTo("pages_away").execute();
  await expect(store.savePage(draft("Um"))).rejects.toThrow();
  expect(changed).toEqual([]);
});
