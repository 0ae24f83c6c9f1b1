import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { fillBlanks } from "#domain/text/fill-blanks";
import { wording } from "#support/content/site-wording";
import { CALL_KEY, GUARDED } from "#support/site/actions";
import type { AdminClient } from "#support/site/client";
import { send } from "#support/site/http";
import { finishRun } from "#support/site/runs";
import type { Site } from "#support/site/site";
import { test } from "#support/site/stage";

let site: Site;
let client: AdminClient;

test.beforeAll(({ stage }) => {
  ({ site, client } = stage);
});

const read = async (path: string) => (await send(site, path)).text;
const save = (title: string, content = "<p>Texto</p>") => client.ask<{ slug: string }>("pages.save", { title, content });
const findId = async (title: string) =>
  (await client.ask<{ pages: { id: string; title: string }[] }>("pages.list", { query: title })).pages.find((page) => page.title === title)
    ?.id;

/** Where a generated page shows: menu of other pages, HTML site map, index and file of the XML site map. */
const PLACES = ["/faq", "/sitemap", "/sitemaps/links-uteis-1.xml"] as const;

test("a saved page is at once at its address, in the menu and in both site maps", async () => {
  const before = Date.now();
  for (const path of [...PLACES, "/sitemap.xml", "/links-uteis/motor-novo"]) await read(path);
  const { slug } = await save("Motor Novo");
  expect(slug).toBe("motor-novo");
  expect((await send(site, "/links-uteis/motor-novo")).status).toBe(200);
  for (const path of PLACES) expect(await read(path), path).toContain("/links-uteis/motor-novo");
  const index = await read("/sitemap.xml");
  expect(index).toContain(`<loc>${site.url}/sitemaps/links-uteis-1.xml</loc>`);
  const [, changed = ""] = /links-uteis-1\.xml<\/loc><lastmod>([^<]+)</.exec(index) ?? [];
  expect(Date.parse(changed)).toBeGreaterThanOrEqual(before);
  expect(Date.parse(changed)).toBeLessThanOrEqual(Date.now());
});

test("a generated page shows its title, text, call and structured data", async () => {
  await save("Conserto em Santana", "<h1>Dentro</h1><p>Texto do <strong>técnico</strong>.</p>");
  const html = await read("/links-uteis/conserto-em-santana");
  expect(html).toContain("<title>Conserto em Santana");
  expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
  expect(html).toContain("<p>Texto do <strong>técnico</strong>.</p>");
  expect(html).toContain(fillBlanks(wording.generated.call.title, { título: "Conserto em Santana" }));
  expect(html).toContain(wording.generated.call.button);
  expect(html).toContain('"@type":"Service"');
  expect(html).toContain(`<link rel="canonical" href="${site.url}/links-uteis/conserto-em-santana"`);
});

test("a deleted page is at once gone from the menu and both site maps, and its address says so", async () => {
  await save("Para Apagar");
  const path = "/links-uteis/para-apagar";
  for (const place of PLACES) expect(await read(place), place).toContain(path);
  expect((await send(site, path)).status).toBe(200);
  expect(await client.ask("pages.remove", { id: await findId("Para Apagar") })).toEqual({ removed: true });
  const answer = await send(site, path);
  expect(answer.status).toBe(410);
  expect(answer.text).toContain(wording.notFound.title);
  for (const place of PLACES) expect(await read(place), place).not.toContain(path);
});

test("an unknown topic with the address of a generated page leads to it, until that is deleted", async () => {
  await save("Assunto Sem Texto");
  const answer = await send(site, "/topicos/assunto-sem-texto");
  expect([answer.status, answer.headers.location]).toEqual([301, "/links-uteis/assunto-sem-texto"]);
  await client.call("pages.remove", { id: await findId("Assunto Sem Texto") });
  expect((await send(site, "/topicos/assunto-sem-texto")).status).toBe(200);
});

test("a topic of the site keeps its address, and a generated page of its name is found under Links Úteis", async () => {
  await save("Motor PPA Solo", "<p>Texto do gerador.</p>");
  const topic = await send(site, "/topicos/motor-ppa-solo");
  expect(topic.status).toBe(200);
  expect(topic.text).not.toContain("Texto do gerador.");
  expect(topic.text).toContain(`<link rel="canonical" href="${site.url}/topicos/motor-ppa-solo"`);
  expect(await read("/links-uteis/motor-ppa-solo")).toContain("Texto do gerador.");
});

const DRAFT = { title: "Uma Vez", slug: "uma-vez", description: "", keywords: "", content: "<p>Texto</p>", status: "public" };
const countPages = async (query: string) => (await client.ask<{ total: number }>("pages.list", { query })).total;

test.each([
  ["pages.save", (title: string) => ({ title, content: "<p>Texto</p>" })],
  ["editor.create", (title: string) => ({ fields: { ...DRAFT, title, slug: title.toLowerCase() } })],
  ["editor.saveCopy", (title: string) => ({ fields: { ...DRAFT, title, slug: title.toLowerCase() } })],
] as const)(
  "%s sent again with its key makes nothing more and answers the same, also when both are under way at once",
  async (action, input) => {
    const title = `vez-${action.replace(".", "-").toLowerCase()}`;
    const sent = { ...input(title), callKey: randomUUID() };
    const answers = await Promise.all(Array.from({ length: 5 }, () => client.ask(action, sent)));
    expect(await client.ask(action, sent)).toEqual(answers[0]);
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(await countPages(title)).toBe(1);
    const { activities } = await client.ask<{ activities: { subject: string }[] }>("activities.list", { action: "page.created" });
    expect(activities.filter(({ subject }) => subject === title)).toHaveLength(1);
  },
);

test("every call that makes something asks for a key", async () => {
  for (const [action, input] of Object.entries(GUARDED)) {
    if (!JSON.stringify(input).includes(CALL_KEY)) continue;
    const answer = await client.call(action, { ...(input as object), callKey: undefined });
    expect([answer.status, await answer.text()], action).toEqual([400, expect.stringContaining("Recarregue a página")]);
  }
});

test("the same text with another key is another page, and a key is its caller's and its text's alone", async () => {
  const callKey = randomUUID();
  const input = { title: "Duas Vezes", content: "<p>Texto</p>" };
  expect((await client.ask<{ slug: string }>("pages.save", { ...input, callKey })).slug).toBe("duas-vezes");
  expect((await client.ask<{ slug: string }>("pages.save", input)).slug).toBe("duas-vezes-2");
  expect((await client.ask<{ slug: string }>("pages.save", { ...input, content: "<p>Outro</p>", callKey })).slug).toBe("duas-vezes-3");
  for (const bad of [undefined, "", "curta", 5, "x".repeat(65)])
    expect((await client.call("pages.save", { ...input, callKey: bad })).status, String(bad)).toBe(400);
});

test("an editor's save sent again is no conflict with itself", async () => {
  const { id, version } = await client.ask<{ id: string; version: number }>("editor.create", {
    fields: { ...DRAFT, title: "Outra vez", slug: "outra-vez" },
  });
  const sent = { id, version, fields: { ...DRAFT, title: "Outra vez 2", slug: "outra-vez" }, callKey: randomUUID() };
  const first = await client.ask<{ version: number }>("editor.update", sent);
  expect(await client.ask("editor.update", sent)).toEqual(first);
  expect(first.version).toBe(2);
});

test("a run started again with its key after its end is that run, and a person added again has the password told before", async () => {
  const run = { kind: "local-batch", titles: ["Lote de uma vez"], existing: "keep-both", callKey: randomUUID() };
  const { jobId } = await client.ask<{ jobId: string }>("runs.start", run);
  await finishRun(client, jobId);
  expect(await client.ask("runs.start", run)).toMatchObject({ jobId, isNew: true });
  expect(await countPages("lote de uma vez")).toBe(1);

  const person = { email: "uma.vez@exemplo.com.br", name: "Uma Vez", callKey: randomUUID() };
  const [one, other] = await Promise.all([client.ask("people.add", person), client.ask("people.add", person)]);
  expect([other, await client.ask("people.add", person)]).toEqual([one, one]);
  expect((await client.call("people.add", { ...person, callKey: randomUUID() })).status).toBe(409);
});

test("a page of the browser that two tabs bring at once is one page", async () => {
  const page = { title: "Do Navegador", content: "<p>Texto</p>" };
  await Promise.all(Array.from({ length: 5 }, () => client.ask("browserPages.bring", page)));
  expect(await countPages("do navegador")).toBe(1);
});
