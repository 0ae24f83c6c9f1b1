import { expect, test } from "vitest";
import type { PageChange } from "#domain/page/menu-pages";
import type { PageDraft } from "#server/pages/page-intents";
import { PageProblem } from "#server/pages/page-problem";
import type { PageIntents } from "#server/pages/page-writer";
import { createPageWriter } from "#server/pages/page-writer";
import type { SanitisedHtml } from "#server/pages/sanitise-html";
import { findOwner, findTarget } from "#server/redirects/page-addresses";
import { createRedirectStore } from "#server/redirects/redirect-store";
import { isFact } from "#support/content/facts";
import { createDatabase } from "#support/database/database";
import { openAdmission } from "#support/publishing/open-admission";

async function createWriter() {
  const connection = await createDatabase();
  const told: (readonly PageChange[])[] = [];
  const writer = createPageWriter(connection, { isFact, admission: openAdmission }, (changes) => told.push(changes));
  const slugsTold = () => told.map((changes) => changes.map(({ slug }) => slug));
  return { db: connection.db, writer, told, slugsTold };
}

const draft = (title: string, changes: Partial<PageDraft> = {}): PageDraft => ({ title, content: "<p>x</p>", origin: "local", ...changes });

test("what one transaction does is told together, once it has been committed, and drafts are not told of", async () => {
  const { writer, told, slugsTold } = await createWriter();
  await writer.write(async (pages) => {
    const { id } = await pages.create(draft("Um"));
    await pages.create(draft("Dois", { status: "draft" }));
    await pages.trash([id]);
    expect(told).toEqual([]);
  });
  expect(slugsTold()).toEqual([["um", "um"]]);
  await writer.write((pages) => pages.create(draft("Três", { status: "draft" })));
  expect(told).toHaveLength(1);
});

test("of a draft that once was public is told when what redirects to it leads nowhere or elsewhere", async () => {
  const { writer, slugsTold } = await createWriter();
  const seen = await writer.write(async (pages) => {
    const { id } = await pages.create(draft("Um"));
    await pages.setStatus([id], "draft", "ana@exemplo.com.br");
    return id;
  });
  const unseen = await writer.write((pages) => pages.create(draft("Dois", { status: "draft" })));
  const before = slugsTold().length;
  await writer.write(async (pages) => {
    await pages.trash([seen, unseen.id]);
    await pages.erase([seen, unseen.id]);
  });
  expect(slugsTold().slice(before)).toEqual([["um"]]);
});

test("work that fails leaves no page, no other row and nothing to tell", async () => {
  const { db, writer, told } = await createWriter();
  const failed = writer.write(async (pages) => {
    await pages.create(draft("Um"));
    await pages.transaction.insertInto("settings").values({ name: "a", value: "b", updated_at: "2026" }).execute();
    throw new Error("changed its mind");
  });
  await expect(failed).rejects.toThrow("changed its mind");
  expect(await findOwner(db, "um")).toBeUndefined();
  expect(await db.selectFrom("settings").select("name").where("name", "=", "a").execute()).toEqual([]);
  expect(told).toEqual([]);
});

test("only the page of a bulk item is one of many that follow each other", async () => {
  const { writer, told } = await createWriter();
  await writer.write((pages) => pages.create(draft("Um")));
  await writer.write((pages) => pages.create(draft("Dois", { jobItemId: "item" })));
  expect(told.flat().map(({ isOneOfMany }) => isOneOfMany)).toEqual([false, true]);
});

test("an address is a page's, in the trash too, or a redirect's, or nobody's", async () => {
  const { db, writer } = await createWriter();
  const redirects = createRedirectStore(db, () => {});
  const { id } = await writer.write((pages) => pages.create(draft("Um")));
  await redirects.saveRedirect({ fromPath: "/links-uteis/dois", toPath: "/faq", createdBy: "ana@exemplo.com.br" });
  const uses = async (slug: string) => [await findOwner(db, slug), await findTarget(db, `/links-uteis/${slug}`)];
  expect(await uses("um")).toMatchObject([{ id, deletedAt: undefined }, undefined]);
  await writer.write((pages) => pages.trash([id]));
  expect(await uses("um")).toMatchObject([{ id, deletedAt: expect.any(Date) }, undefined]);
  expect(await uses("dois")).toEqual([undefined, "/faq"]);
  expect(await uses("tres")).toEqual([undefined, undefined]);
});

test("texts that quote what is not in the register are refused by every intent that writes them, and nothing is written", async () => {
  const { db, writer, told } = await createWriter();
  const page = await writer.write((pages) => pages.create(draft("Um", { description: "Da {{marca}}.", content: "<p>{{ marca }}</p>" })));
  expect(page).toMatchObject({ description: "Da {{marca}}.", content: "<p>{{ marca }}</p>" });
  const unknown = draft("Dois", { description: "Da {{nada}}." });
  const fields = { ...page, status: "public" as const, content: "<p>&#123;&#123;nada&#125;&#125;</p>" };
  const imported = { ...page, status: "public" as const, slug: "tres", content: "<p>{{nada}}</p>" as SanitisedHtml };
  const titled = draft("Quatro {{marca}}");
  for (const write of [
    (pages: PageIntents) => pages.create(unknown),
    (pages: PageIntents) => pages.createAll([imported]),
    (pages: PageIntents) => pages.edit(page.id, page.version, fields, "ana@exemplo.com.br"),
  ]) {
    await expect(writer.write(async (pages) => void (await write(pages)))).rejects.toThrow("O dado “{{nada}}” não existe");
  }
  await expect(writer.write((pages) => pages.create(titled))).rejects.toBeInstanceOf(PageProblem);
  expect(await db.selectFrom("pages").select("slug").execute()).toEqual([{ slug: "um" }]);
  expect(told).toHaveLength(1);
});

test("a page that was stored with a name nobody knows is published and moved as before: none of its texts is written", async () => {
  const { db, writer } = await createWriter();
  const { id } = await writer.write((pages) => pages.create(draft("Um", { status: "draft" })));
  await db.updateTable("pages").set({ title: "Um {{nada}}", content: "<p>{{nada}}</p><p>Resto.</p>" }).where("id", "=", id).execute();
  const [page] = await writer.write((pages) => pages.setStatus([id], "public", "ana@exemplo.com.br"));
  expect(page?.status).toBe("public");
  await writer.write((pages) => pages.trash([id]));
  expect(await writer.write((pages) => pages.restore([id]))).toHaveLength(1);
});
