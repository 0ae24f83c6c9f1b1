import { expect, test } from "vitest";
import { isReviewOld } from "#domain/page/generated-page";
import type { EditedFields, PageDraft } from "#server/pages/page-intents";
import { PageProblem } from "#server/pages/page-problem";
import { createPageAutosaves, MAX_REVISIONS } from "#server/pages/page-revisions";
import { createRedirectStore } from "#server/redirects/redirect-store";
import { createDatabase } from "#support/database/database";
import { createPages } from "#support/database/pages";
import { makeTexts } from "#support/page/page-texts";

const ANA = "ana@exemplo.com.br";
const BIA = "bia@exemplo.com.br";

async function createEditor() {
  const connection = await createDatabase();
  const changed: string[] = [];
  const { store, editor, revisions } = createPages(connection, ({ slug }) => changed.push(slug));
  const redirects = createRedirectStore(connection.db, () => {});
  const generate = (title: string, changes: Partial<PageDraft> = {}) =>
    store.savePage({ title, content: "<p>Gerado</p>", origin: "local", ...changes });
  return { connection, changed, store, editor, revisions, redirects, generate };
}

const fields = (changes: Partial<EditedFields> = {}): EditedFields => ({
  ...makeTexts({
    title: "Motor Solo",
    slug: "motor-solo",
    description: "Descrição",
    keywords: ["motor", "solo"],
    content: "<p>Escrito</p>",
  }),
  status: "public",
  ...changes,
});

test("a page written by hand is public with its own keywords and its first revision", async () => {
  const { editor, revisions, changed, store } = await createEditor();
  const result = await editor.createPage(fields({ content: "<p onclick='x()'>A</p><script>x</script>" }), ANA);
  if (result.outcome !== "saved") throw new Error(result.outcome);
  expect(result.page).toMatchObject({ origin: "manual", status: "public", version: 1, keywords: ["motor", "solo"], content: "<p>A</p>" });
  expect(changed).toEqual(["motor-solo"]);
  expect(await revisions.listRevisions(result.page.id)).toMatchObject([{ version: 1, savedBy: ANA, status: "public" }]);
  expect(await store.countPages()).toBe(1);
});

test("an address that a page, a draft or a deleted page has is refused", async () => {
  const { editor, generate, store } = await createEditor();
  const page = await generate("Motor Solo");
  const other = await generate("Outro", { status: "draft" });
  expect(await editor.createPage(fields(), ANA)).toEqual({ outcome: "slug-taken" });
  expect(await editor.updatePage(other.id, 1, fields({ title: "Outro" }), ANA)).toEqual({ outcome: "slug-taken" });
  await store.deletePage(page.id);
  expect(await editor.createPage(fields(), ANA)).toEqual({ outcome: "slug-taken" });
  expect(await editor.createPage(fields({ slug: "outro" }), ANA)).toEqual({ outcome: "slug-taken" });
});

test("a save keeps what was there before as a revision, the generated text included", async () => {
  const { editor, revisions, generate } = await createEditor();
  const { id, content } = await generate("Motor Solo");
  await editor.updatePage(id, 1, fields(), ANA);
  await editor.updatePage(id, 2, fields({ title: "Motor Solo 2", slug: "motor-solo" }), BIA);
  expect(await revisions.listRevisions(id)).toMatchObject([
    { version: 3, title: "Motor Solo 2", savedBy: BIA },
    { version: 2, title: "Motor Solo", savedBy: ANA },
    { version: 1, title: "Motor Solo", savedBy: "" },
  ]);
  expect(await revisions.findRevision(id, 1)).toMatchObject({ content, slug: "motor-solo" });
  expect(await revisions.findRevision(id, 9)).toBeUndefined();
});

test("the last fifty revisions are kept", async () => {
  const { editor, revisions, generate } = await createEditor();
  const { id } = await generate("Motor Solo");
  for (let version = 1; version <= MAX_REVISIONS + 5; version += 1) await editor.updatePage(id, version, fields(), ANA);
  const kept = await revisions.listRevisions(id);
  expect(kept).toHaveLength(MAX_REVISIONS);
  expect(kept[0]?.version).toBe(MAX_REVISIONS + 6);
});

test("the second of two saves over one version is told who saved and when, and changes nothing", async () => {
  const { editor, generate } = await createEditor();
  const { id } = await generate("Motor Solo");
  const first = await editor.updatePage(id, 1, fields({ content: "<p>Ana</p>" }), ANA);
  if (first.outcome !== "saved") throw new Error(first.outcome);
  const second = await editor.updatePage(id, 1, fields({ content: "<p>Bia</p>" }), BIA);
  expect(second).toEqual({ outcome: "conflict", version: 2, savedBy: ANA, savedAt: first.page.updatedAt });
  expect((await editor.findPage(id))?.content).toBe("<p>Ana</p>");
  expect(await editor.updatePage(id, 2, fields({ content: "<p>Bia</p>" }), BIA)).toMatchObject({ outcome: "saved" });
  expect((await editor.findPage(id))?.content).toBe("<p>Bia</p>");
});

test("of ten saves at once over one version one is kept", async () => {
  const { editor, generate } = await createEditor();
  const { id } = await generate("Motor Solo");
  const results = await Promise.all(
    Array.from({ length: 10 }, (_, n) => editor.updatePage(id, 1, fields({ content: `<p>${n}</p>` }), ANA)),
  );
  expect(results.filter(({ outcome }) => outcome === "saved")).toHaveLength(1);
  expect(results.filter(({ outcome }) => outcome === "conflict")).toHaveLength(9);
});

test("a copy is a draft at the next free address and leaves the page alone", async () => {
  const { editor, generate, changed } = await createEditor();
  const { id } = await generate("Motor Solo");
  const copy = await editor.saveCopy(fields({ content: "<p>Cópia</p>" }), BIA);
  expect(copy).toMatchObject({ slug: "motor-solo-2", status: "draft", origin: "manual", content: "<p>Cópia</p>" });
  expect((await editor.findPage(id))?.content).toBe("<p>Gerado</p>");
  expect(changed).toEqual(["motor-solo"]);
});

test("a changed address leaves a redirect and the page its number, and changing it back ends that one", async () => {
  const { store, editor, redirects, generate, changed } = await createEditor();
  const { id } = await generate("Motor Solo");
  const number = (await store.findPageBySlug("motor-solo"))?.number;
  await editor.updatePage(id, 1, fields({ slug: "motor-rio" }), ANA);
  expect((await store.findPageBySlug("motor-rio"))?.number).toBe(number);
  expect(await redirects.findRedirect("/links-uteis/motor-solo")).toBe("/links-uteis/motor-rio");
  await editor.updatePage(id, 2, fields({ slug: "motor-seg" }), ANA);
  expect(await redirects.findRedirect("/links-uteis/motor-solo")).toBe("/links-uteis/motor-seg");
  expect(await redirects.findRedirect("/links-uteis/motor-rio")).toBe("/links-uteis/motor-seg");
  await editor.updatePage(id, 3, fields({ slug: "motor-solo" }), ANA);
  expect(await redirects.findRedirect("/links-uteis/motor-solo")).toBeUndefined();
  expect(await redirects.findRedirect("/links-uteis/motor-seg")).toBe("/links-uteis/motor-solo");
  expect(changed).toContain("motor-rio");
});

test("the address of a draft that nobody has seen leaves no redirect; that of an unpublished page does", async () => {
  const { editor, redirects, generate } = await createEditor();
  const { id } = await generate("Motor Solo", { status: "draft" });
  await editor.updatePage(id, 1, fields({ slug: "motor-rio", status: "draft" }), ANA);
  expect(await redirects.listRedirects()).toEqual([]);
  await editor.setStatus([id], "public", ANA);
  await editor.setStatus([id], "draft", ANA);
  await editor.updatePage(id, 4, fields({ slug: "motor-seg", status: "draft" }), ANA);
  expect(await redirects.findRedirect("/links-uteis/motor-rio")).toBe("/links-uteis/motor-seg");
});

test("a page that is published at a redirected address wins it", async () => {
  const { editor, redirects, generate } = await createEditor();
  const draft = await generate("Motor Solo", { status: "draft" });
  await redirects.saveRedirect({ fromPath: "/links-uteis/motor-solo", toPath: "/faq", createdBy: ANA });
  await editor.setStatus([draft.id], "public", ANA);
  expect(await redirects.findRedirect("/links-uteis/motor-solo")).toBeUndefined();
});

test("drafts are neither listed nor counted, and publishing and unpublishing are announced", async () => {
  const { editor, store, revisions, generate, changed } = await createEditor();
  const draft = await generate("Motor Solo", { status: "draft" });
  expect(changed).toEqual([]);
  expect([await store.countPages(), await store.listNewestPages(10)]).toEqual([0, []]);
  expect(await editor.setStatus([draft.id, "unknown"], "public", ANA)).toHaveLength(1);
  expect(await editor.setStatus([draft.id], "public", ANA)).toEqual([]);
  expect(await store.countPages()).toBe(1);
  await editor.setStatus([draft.id], "draft", BIA);
  expect(await store.countPages()).toBe(0);
  expect(changed).toEqual(["motor-solo", "motor-solo"]);
  expect(await revisions.listRevisions(draft.id)).toMatchObject([
    { version: 3, status: "draft", savedBy: BIA },
    { version: 2, status: "public", savedBy: ANA },
    { version: 1, status: "draft", savedBy: "" },
  ]);
});

test("who edits a page that is unpublished meanwhile does not publish it again unawares", async () => {
  const { editor, generate } = await createEditor();
  const { id } = await generate("Motor Solo");
  await editor.setStatus([id], "draft", ANA);
  expect(await editor.updatePage(id, 1, fields(), BIA)).toMatchObject({ outcome: "conflict", savedBy: ANA });
});

test("a page in the trash cannot be saved over", async () => {
  const { editor, store, generate } = await createEditor();
  const { id } = await generate("Motor Solo");
  await store.deletePage(id);
  expect(await editor.findPage(id)).toBeUndefined();
  expect(await editor.updatePage(id, 1, fields(), ANA)).toEqual({ outcome: "gone" });
});

test("each administrator has one unsaved text a page", async () => {
  const { connection } = await createEditor();
  const autosaves = createPageAutosaves(connection.db);
  await autosaves.keepAutosave("p", "ana", '{"typed":"1"}');
  await autosaves.keepAutosave("p", "ana", '{"typed":"2"}');
  await autosaves.keepAutosave("p", "bia", '{"typed":"3"}');
  expect(await autosaves.findAutosave("p", "ana")).toEqual({ typed: "2", savedAt: expect.any(Date) });
  await autosaves.discardAutosave("p", "ana");
  expect(await autosaves.findAutosave("p", "ana")).toBeUndefined();
  expect(await autosaves.findAutosave("p", "bia")).toMatchObject({ typed: "3" });
});

test("a draft may wait for its text, and is not published without it", async () => {
  const { editor, store } = await createEditor();
  const result = await editor.createPage(fields({ content: "<p></p>", status: "draft" }), ANA);
  if (result.outcome !== "saved") throw new Error(result.outcome);
  const { id } = result.page;
  await expect(editor.setStatus([id], "public", ANA)).rejects.toThrow("O conteúdo de “Motor Solo” não tem nenhum texto para ler.");
  await expect(editor.updatePage(id, 1, fields({ content: "<hr>" }), ANA)).rejects.toThrow(PageProblem);
  expect(await store.countPages()).toBe(0);
  const image = '<img src="https://exemplo.com.br/a.png" alt="Motor aberto" />';
  expect(await editor.updatePage(id, 1, fields({ content: image }), ANA)).toMatchObject({ outcome: "saved" });
});

test("a page knows when its text changed, whatever else is done to it, and a review is of the version that was read", async () => {
  const { editor, generate, store } = await createEditor();
  const { id, textChangedAt: made } = await generate("Motor Solo");
  if (!made) throw new Error("No moment");
  await store.setIndexed([id], false);
  await editor.setStatus([id], "draft", ANA);
  await editor.setStatus([id], "public", ANA);
  const before = await editor.findPage(id);
  expect(before).toMatchObject({ version: 3, textChangedAt: made });
  const same = { title: "Motor Solo", description: before?.description ?? "", content: before?.content ?? "" };
  await editor.updatePage(id, 3, fields({ ...same, keywords: ["outra"] }), ANA);
  expect((await editor.findPage(id))?.textChangedAt).toEqual(made);

  const review = { technicianId: "rui", on: "2026-11-20", toldAt: new Date() };
  expect(await editor.setReview(id, 3, review)).toBeUndefined();
  expect(await editor.setReview(id, 4, review)).toMatchObject({ version: 4, review, updatedAt: (await editor.findPage(id))?.updatedAt });
  const { outcome } = await editor.updatePage(id, 4, fields({ content: "<p>Outro</p>" }), ANA);
  const after = await editor.findPage(id);
  expect([outcome, after?.review, after && isReviewOld(after)]).toEqual(["saved", review, true]);
  expect(await editor.setReview(id, 5, undefined)).toMatchObject({ review: undefined });
});
