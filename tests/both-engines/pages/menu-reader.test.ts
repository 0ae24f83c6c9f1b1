import { expect, test } from "vitest";
import { MENU_PAGES } from "#domain/page/menu-pages";
import { createMenuReader } from "#server/pages/lists/menu-reader";
import { createDatabase } from "#support/database/database";
import { createPages } from "#support/database/pages";
import { makeTexts } from "#support/page/page-texts";

/** A site's pages with the menu kept pages show, which is full and read already; `noted` says of each change whether it is another one. */
async function createFullMenu() {
  const connection = await createDatabase();
  const noted: boolean[] = [];
  let differences = 0;
  const menu = createMenuReader(
    (limit) => store.listNewestPages(limit),
    () => {
      differences += 1;
    },
  );
  const { store, editor } = createPages(connection, (change) => noted.push(menu.noteChange(change)));
  const pages = [];
  for (let number = 0; number <= MENU_PAGES; number += 1)
    pages.push(await store.savePage({ title: `Página ${number}`, content: "<p>x</p>", origin: "local" }));
  const [old] = pages;
  const newest = pages.at(-1);
  if (!old || !newest) throw new Error("No pages");
  // Each its own moment, as pages of people are.
  await connection.db.updateTable("pages").set({ created_at: "2026-01-01T00:00:00.000Z" }).where("id", "=", old.id).execute();
  await menu.read();
  noted.length = 0;
  return { connection, store, editor, menu, old, newest, noted, differences: () => differences };
}

const fieldsOf = ({ slug, title }: { slug: string; title: string }) => ({
  ...makeTexts({ slug, title, content: "<p>Outro texto</p>" }),
  status: "public" as const,
});

test("the text of any page, and an old page that is renamed or deleted, leave the menu as it is", async () => {
  const { store, editor, old, newest, noted } = await createFullMenu();
  await editor.updatePage(newest.id, 1, fieldsOf(newest), "a@x.co");
  await editor.updatePage(old.id, 1, { ...fieldsOf(old), title: "Outro título" }, "a@x.co");
  await store.deletePage(old.id);
  expect(noted).toEqual([false, false, false]);
});

test("a draft is not told of, and a new page, a title of the menu and a deletion from it make another menu", async () => {
  const { store, editor, menu, newest, noted } = await createFullMenu();
  await store.savePage({ title: "Rascunho", content: "<p>x</p>", origin: "local", status: "draft" });
  expect(noted).toEqual([]);
  await store.savePage({ title: "Nova", content: "<p>x</p>", origin: "local" });
  await menu.read();
  await editor.updatePage(newest.id, 1, { ...fieldsOf(newest), title: "Outro título" }, "a@x.co");
  await menu.read();
  await store.deletePage(newest.id);
  expect(noted).toEqual([true, true, true]);
});

test("until the menu is read again every change counts, for nobody knows what kept pages show", async () => {
  const { store, old, newest, noted } = await createFullMenu();
  await store.deletePage(newest.id);
  await store.deletePage(old.id);
  expect(noted).toEqual([true, true]);
});

test("a menu that changed without being told of is noticed when it is read, once", async () => {
  const { connection, menu, newest, differences } = await createFullMenu();
  await menu.read();
  expect(differences()).toBe(0);
  await connection.db.updateTable("pages").set({ title: "Por outro processo" }).where("id", "=", newest.id).execute();
  await menu.read();
  await menu.read();
  expect(differences()).toBe(1);
});
