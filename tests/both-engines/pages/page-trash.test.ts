import { sql } from "kysely";
import { expect, test } from "vitest";
import { createRedirectStore } from "#server/redirects/redirect-store";
import { createDatabase } from "#support/database/database";
import { createPages } from "#support/database/pages";

const LONG_AGO = "2026-11-20T00:00:00.000Z";

async function createTrash() {
  const connection = await createDatabase();
  const changed: string[] = [];
  const { store, editor, trash } = createPages(connection, ({ slug }) => changed.push(slug));
  const discard = async (title: string, status: "public" | "draft" = "public") => {
    const page = await store.savePage({ title, content: "<p>x</p>", origin: "local", status });
    await store.deletePage(page.id);
    return page;
  };
  const backdate = (id: string, days: number) =>
    connection.db
      .updateTable("pages")
      .set({ deleted_at: new Date(Date.now() - days * 86_400_000).toISOString() })
      .where("id", "=", id)
      .execute();
  return { connection, changed, store, editor, trash, discard, backdate };
}

test("a deleted page is restored at its own address, public or draft as it was", async () => {
  const { store, trash, discard, changed } = await createTrash();
  const page = await discard("Um");
  const draft = await discard("Dois", "draft");
  expect((await store.savePage({ title: "Um", content: "<p>Texto</p>", origin: "local" })).slug).toBe("um-2");
  changed.length = 0;
  expect(await trash.restorePage(page.id)).toMatchObject({ slug: "um", status: "public" });
  expect(await trash.restorePage(draft.id)).toMatchObject({ slug: "dois", status: "draft" });
  expect(changed).toEqual(["um"]);
  expect(await store.countPages()).toBe(2);
  expect(await trash.restorePage(page.id)).toBeUndefined();
});

test("the trash lists the last deleted first, in slices", async () => {
  const { trash, discard } = await createTrash();
  for (const title of ["Um", "Dois", "Três"]) await discard(title);
  const { pages, total } = await trash.listTrash(2);
  expect([pages.map(({ title }) => title), total]).toEqual([["Três", "Dois"], 3]);
  expect((await trash.listTrash(2, 2)).pages.map(({ title }) => title)).toEqual(["Um"]);
});

test("an erased page leaves nothing: neither text nor revisions nor redirects to it, and its address is free", async () => {
  const { connection, store, editor, trash } = await createTrash();
  const redirects = createRedirectStore(connection.db, () => {});
  const page = await store.savePage({ title: "Um", content: "<p>x</p>", origin: "local" });
  await editor.setStatus([page.id], "draft", "ana@exemplo.com.br");
  await redirects.saveRedirect({ fromPath: "/antiga", toPath: "/links-uteis/um", createdBy: "ana@exemplo.com.br" });
  expect(await trash.erase([page.id])).toEqual([]);
  await store.deletePage(page.id);
  expect((await trash.erase([page.id, "unknown"])).map(({ title }) => title)).toEqual(["Um"]);
  expect(await store.findPageBySlug("um")).toBeUndefined();
  expect(await connection.db.selectFrom("page_revisions").selectAll().execute()).toEqual([]);
  expect(await redirects.listRedirects()).toEqual([]);
  expect((await store.savePage({ title: "Um", content: "<p>Texto</p>", origin: "local" })).slug).toBe("um");
});

test("emptying takes what is in the trash and nothing else", async () => {
  const { connection, store, trash } = await createTrash();
  // More than it erases at once.
  await sql`with recursive n(i) as (select 1 union all select i + 1 from n where i < 450)
    insert into pages(id, slug, title, description, content, search_text, origin, created_at, updated_at, deleted_at)
    select 'id' || i, 'p-' || i, 'P ' || i, '', '', 'p', 'local', ${LONG_AGO}, ${LONG_AGO}, ${LONG_AGO} from n`.execute(connection.db);
  await store.savePage({ title: "Fica", content: "<p>Texto</p>", origin: "local" });
  expect(await trash.empty()).toBe(450);
  expect(await trash.empty()).toBe(0);
  expect((await trash.listTrash(10)).total).toBe(0);
  expect(await store.countPages()).toBe(1);
});

test("what was deleted more than thirty days ago is purged", async () => {
  const { store, trash, discard, backdate } = await createTrash();
  const [old, young] = [await discard("Velha"), await discard("Nova")];
  await backdate(old.id, 31);
  await backdate(young.id, 29);
  expect(await trash.forgetOld()).toBe(1);
  expect(await store.findPageBySlug("velha")).toBeUndefined();
  expect(await store.findPageBySlug("nova")).toBeDefined();
});
