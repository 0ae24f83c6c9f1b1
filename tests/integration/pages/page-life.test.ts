import { sql } from "kysely";
import { expect, onTestFinished } from "vitest";
import { toSlug } from "#domain/text/slug";
import { wording } from "#support/content/site-wording";
import { querySite } from "#support/database/database";
import { wholeTest } from "#support/machine/whole-test";
import { REAL_TITLES, writeRealPage } from "#support/publishing/real-page";
import type { AdminClient } from "#support/site/client";
import { copyDataOf } from "#support/site/copied-site";
import { send } from "#support/site/http";
import { finishRun, startRun } from "#support/site/runs";
import { type Site, startSite } from "#support/site/site";
import { test } from "#support/site/stage";

let site: Site;
let client: AdminClient;

test.beforeAll(({ stage }) => {
  ({ site, client } = stage);
});

const fields = (changes: object) => ({
  title: "Motor",
  slug: "motor",
  description: "",
  keywords: "",
  content: "<p>Texto</p>",
  status: "public",
  ...changes,
});
const create = (changes: object) => client.ask<{ id: string; version: number }>("editor.create", { fields: fields(changes) });
const listedPaths = async () => (await send(site, "/sitemaps/links-uteis-1.xml")).text;

test("a draft is nowhere: not at its address, in the menu, the site maps, a topic's redirect or as a picture", async () => {
  await create({ title: "Rascunho Secreto", slug: "rascunho-secreto", status: "draft" });
  expect((await send(site, "/links-uteis/rascunho-secreto")).status).toBe(404);
  expect((await send(site, "/topicos/rascunho-secreto")).status).toBe(200);
  expect((await send(site, "/compartilhar/links-uteis/rascunho-secreto.png")).status).toBe(404);
  for (const path of ["/faq", "/sitemap", "/sitemap.xml"]) expect((await send(site, path)).text, path).not.toContain("rascunho-secreto");
  expect(await client.ask("pages.list", { query: "secreto" })).toMatchObject({ total: 1 });
});

test("a draft in the trash is unknown, a public page in the trash is gone, and an erased one is unknown", async () => {
  const draft = await create({ title: "Rascunho Apagado", slug: "rascunho-apagado", status: "draft" });
  const page = await create({ title: "Página Apagada", slug: "pagina-apagada" });
  await client.ask("pages.removeMany", { ids: [draft.id, page.id] });
  expect((await send(site, "/links-uteis/rascunho-apagado")).status).toBe(404);
  expect((await send(site, "/links-uteis/pagina-apagada")).status).toBe(410);
  await client.ask("trash.erase", { id: page.id });
  expect((await send(site, "/links-uteis/pagina-apagada")).status).toBe(404);
});

test("a moved page's old address leads to the new one for everyone, kept by the cache, until a page takes it", async () => {
  const { id, version } = await create({ title: "Mudança", slug: "mudanca-velha" });
  expect((await send(site, "/links-uteis/mudanca-velha")).status).toBe(200);
  await client.ask("editor.update", { id, version, fields: fields({ title: "Mudança", slug: "mudanca-nova" }) });
  for (let time = 0; time < 2; time += 1) {
    const answer = await send(site, "/links-uteis/mudanca-velha?utm=1");
    expect([answer.status, answer.headers.location]).toEqual([301, "/links-uteis/mudanca-nova"]);
    expect(answer.headers["cache-control"]).toContain("public");
  }
  expect((await client.get("/links-uteis/mudanca-velha")).status).toBe(301);
  expect(await listedPaths()).toContain("mudanca-nova");
  expect(await listedPaths()).not.toContain("mudanca-velha");
  await create({ title: "Outra", slug: "mudanca-velha" });
  expect((await send(site, "/links-uteis/mudanca-velha")).status).toBe(200);
  const missing = await querySite(site, sql`select path from missing_addresses where path like '%mudanca%'`);
  expect(missing).toEqual([]);
});

test("any missing path can lead on, and a page of the site wins over a redirect", async () => {
  onTestFinished(async () => void (await querySite(site, sql`delete from redirects where created_by = 'a'`)));
  for (const from of ["/antiga.html", "/pasta/antiga", "/faq"]) {
    await querySite(site, sql`insert into redirects(from_path, to_path, created_by, created_at) values (${from}, '/sitemap', 'a', '2026')`);
  }
  for (const path of ["/antiga.html", "/pasta/antiga?x=1"]) {
    const answer = await send(site, path);
    expect([answer.status, answer.headers.location], path).toEqual([301, "/sitemap"]);
  }
  expect((await send(site, "/faq")).status).toBe(200);
});

test("keywords of its own stand in the page's head", async () => {
  await create({ title: "Com Palavras", slug: "com-palavras", keywords: "motor solo, portão leve" });
  const html = (await send(site, "/links-uteis/com-palavras")).text;
  expect(html).toMatch(/<meta name="keywords" content="motor solo, portão leve"/);
});

test("a bad address or an empty public text is refused with how to mend it", async () => {
  for (const [changes, text] of [
    [{ slug: "Motor Solo" }, "letras minúsculas"],
    [{ slug: "" }, "Informe o endereço"],
    [{ content: " " }, "Escreva o conteúdo"],
    [{ keywords: Array.from({ length: 30 }, (_, n) => `k${n}`).join(",") }, "no máximo 20"],
  ] as const) {
    const answer = await client.call("editor.create", { fields: fields(changes) });
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain(text);
  }
});

test("a run may make drafts, of which one press publishes together what may be public, and holds back the rest", async () => {
  const [first, second] = REAL_TITLES;
  const titles = [first, "Receita do lote", second];
  await finishRun(client, await startRun(client, { kind: "local-batch", titles, status: "draft" }));
  const paths = titles.map((title) => `/links-uteis/${toSlug(title)}`);
  for (const path of paths) expect((await send(site, path)).status, path).toBe(404);
  const { pages } = await client.ask<{ pages: { id: string; title: string }[] }>("pages.list", { status: "draft" });
  const ids = titles.map((title) => pages.find((page) => page.title === title)?.id ?? "");
  const { changed, held } = await client.ask<{ changed: string[]; held: object[] }>("pages.setStatus", { ids, status: "public" });
  expect(changed.sort()).toEqual([ids[0], ids[2]].sort());
  expect(held).toMatchObject([{ id: ids[1], title: "Receita do lote", reasons: [{ rule: "relevance" }, {}] }]);
  for (const [index, status] of [200, 404, 200].entries()) expect((await send(site, paths[index] ?? "")).status).toBe(status);
  expect(await listedPaths()).toContain(paths[2]);
  await client.ask("pages.removeMany", { ids });
});

/** As the panel saves: what goes public is for the rules to say. */
const save = (title: string, content: string, more: object = {}) =>
  client.ask<{ id: string; slug: string; status: string; held?: { rule: string; pages?: object[] }[] }>("pages.save", {
    title,
    content,
    reason: undefined,
    ...more,
  });

test("a page that may not be public is held back with its reasons, until an administrator publishes it for one that is written down", async () => {
  const countHeld = async () => (await client.ask<{ toDo: { held: number } }>("panel.opening")).toDo.held;
  const heldBefore = await countHeld();
  const { id, slug, status, held = [] } = await save("Receita de bolo", "<p>Bata as cenouras.</p>");
  expect([status, held.map(({ rule }) => rule)]).toEqual(["held", expect.arrayContaining(["relevance", "substance"])]);
  expect((await send(site, `/links-uteis/${slug}`)).status).toBe(404);
  expect(await listedPaths()).not.toContain(slug);
  const { pages } = await client.ask<{ pages: object[] }>("pages.list", { status: "held", query: "bolo" });
  expect(pages).toEqual([expect.objectContaining({ id, status: "held", held })]);
  expect(await countHeld()).toBe(heldBefore + 1);

  const { page } = await client.ask<{ page: { version: number } }>("editor.open", { id });
  const input = { id, version: page.version, fields: { ...page, status: "public" } };
  expect((await client.call("editor.update", { ...input, reason: "sim" })).status).toBe(400);
  const reason = "É o lanche da inauguração da loja.";
  expect(await client.ask("editor.update", { ...input, reason })).toMatchObject({ outcome: "saved", status: "public" });
  expect((await send(site, `/links-uteis/${slug}`)).status).toBe(200);
  const { activities } = await client.ask<{ activities: object[] }>("activities.list", { action: "page.allowed" });
  expect(activities[0]).toMatchObject({ subject: "Receita de bolo", after: reason });
});

test("an announcement needs few words, answers no title and offers no service, and is held back for what is not true", async () => {
  const announce = (title: string, content: string) =>
    client.ask<{ id: string; slug: string; status: string; held?: { rule: string }[] }>("editor.create", {
      fields: fields({ title, slug: toSlug(title), content, description: "" }),
      origin: "announcement",
      reason: undefined,
    });
  const { id, slug, status } = await announce("Fechados de 24 a 26 de dezembro", "<p>Não há visitas de 24 a 26 de dezembro.</p>");
  expect(status).toBe("public");
  expect(await listedPaths()).toContain(`/links-uteis/${slug}`);
  const { text } = await send(site, `/links-uteis/${slug}`);
  expect(text).toContain(wording.generated.announcementCall.title);
  expect(text).toContain('<meta name="description" content="Não há visitas de 24 a 26 de dezembro."');
  expect(text).not.toContain('"@type":"Service"');
  expect(await client.ask("editor.open", { id })).toMatchObject({ page: { origin: "announcement", description: "" } });
  const rulesOf = async (title: string, content: string) => (await announce(title, content)).held?.map(({ rule }) => rule);
  expect(await rulesOf("Motor Solo em oferta", "<p>O motor Solo por R$ 199,00 até domingo.</p>")).toEqual(["facts"]);
  expect(await rulesOf("Atendemos em Curitiba", "<p>Agora vamos a Curitiba.</p>")).toEqual(["area"]);
});

test("a public page that is edited into one that may not be stays as visitors see it", async () => {
  const [, , title] = REAL_TITLES;
  const { id, slug, status } = await save(title, writeRealPage(title).content, { description: "Como era." });
  expect(status).toBe("public");
  const { page } = await client.ask<{ page: { version: number } }>("editor.open", { id });
  const edited = { ...page, description: "Como seria.", content: "<p>Visite Curitiba.</p>", status: "public" };
  const answer = await client.ask("editor.update", { id, version: page.version, fields: edited, reason: undefined });
  expect(answer).toMatchObject({ outcome: "held", reasons: expect.arrayContaining([expect.objectContaining({ rule: "substance" })]) });
  const { text } = await send(site, `/links-uteis/${slug}`);
  expect([text.includes("Como era."), text.includes("Curitiba")]).toEqual([true, false]);
  expect(await client.ask("editor.open", { id })).toMatchObject({ page: { version: page.version, description: "Como era." } });
});

test("of two pages that answer the same the second is held back and names the first, until the first is gone", async () => {
  const [, , , title] = REAL_TITLES;
  const first = await save(title, writeRealPage(title).content);
  expect(first.status).toBe("public");
  const again = await save(`${title}?`, writeRealPage(title).content);
  expect(again.held).toContainEqual(expect.objectContaining({ rule: "intent", pages: [{ path: `/links-uteis/${first.slug}`, title }] }));
  const publish = () => client.ask<{ changed: string[]; held: object[] }>("pages.setStatus", { ids: [again.id], status: "public" });
  expect(await publish()).toMatchObject({ changed: [], held: [{ id: again.id }] });

  await client.ask("pages.remove", { id: first.id });
  expect(await publish()).toEqual({ changed: [again.id], held: [] });
  expect((await send(site, `/links-uteis/${again.slug}`)).status).toBe(200);
  // What was public when it was deleted comes back so, and is remembered again.
  await client.ask("pages.remove", { id: again.id });
  await client.ask("trash.restore", { id: first.id });
  expect((await send(site, `/links-uteis/${first.slug}`)).status).toBe(200);
  expect((await save(`${title}!`, writeRealPage(title).content)).held?.map(({ rule }) => rule)).toContain("intent");
});

test("what an administrator did to pages is in the activity log", async () => {
  const draft = fields({ ...writeRealPage(REAL_TITLES[4]), slug: "registrada", status: "draft" });
  const { id, version } = await client.ask<{ id: string; version: number }>("editor.create", { fields: draft });
  await client.ask("editor.update", { id, version, fields: { ...draft, description: "Outra descrição." } });
  await client.ask("pages.setStatus", { ids: [id], status: "public" });
  await client.ask("pages.remove", { id });
  await client.ask("trash.erase", { id });
  const { activities } = await client.ask<{ activities: { action: string; subject: string }[] }>("activities.list", { page: 1 });
  const actions = new Set(activities.filter(({ subject }) => subject === draft.title).map(({ action }) => action));
  for (const action of ["page.created", "page.updated", "page.deleted", "page.purged", "page.published"])
    expect(actions, action).toContain(action);
});

wholeTest("old pages of the trash are erased when the site starts", async () => {
  const { id } = await create({ title: "Apagada há muito", slug: "apagada-ha-muito" });
  await client.ask("pages.remove", { id });
  expect((await send(site, "/links-uteis/apagada-ha-muito")).status).toBe(410);
  const dataDir = await copyDataOf(site);
  await querySite({ dataDir }, sql`update pages set deleted_at = '2020-01-01T00:00:00.000Z' where id = ${id}`);
  const after = await startSite({ dataDir });
  onTestFinished(async () => void (await after.stop()));
  await expect.poll(async () => (await send(after, "/links-uteis/apagada-ha-muito")).status).toBe(404);
});
