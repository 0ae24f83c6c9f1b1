import { expect } from "vitest";
import { withoutAttributeValues } from "#support/page/html";
import type { AdminClient } from "#support/site/client";
import { send } from "#support/site/http";
import { finishRun, startRun } from "#support/site/runs";
import type { Site } from "#support/site/site";
import { test } from "#support/site/stage";

let site: Site;
let client: AdminClient;

test.beforeAll(({ stage }) => {
  ({ site, client } = stage);
});

const save = (title: string) => ({ title, content: "<p>Texto</p>" });

test("HTML in a title is text wherever it shows", async () => {
  const title = `</title><script>alert(1)</script><img src=x onerror=alert(2)> & "aspas" 'simples'`;
  const { slug } = await client.ask<{ slug: string }>("pages.save", save(title));
  for (const path of [`/links-uteis/${slug}`, "/faq", "/sitemap"]) {
    const { status, text } = await send(site, path);
    expect(status).toBe(200);
    expect(withoutAttributeValues(text).match(/<script>alert|<img src=x/g), path).toBeNull();
    expect(text.includes("&lt;script&gt;alert(1)&lt;/script&gt;"), path).toBe(true);
  }
  const { text } = await send(site, `/links-uteis/${slug}`);
  expect(/<title>([^<]*)<\/title>/.exec(text)?.[1]).toMatch(/^&lt;\/title(>|&gt;)&lt;script/);
});

test("HTML in a description and in a generated text is text", async () => {
  const html = `<img src=x onerror=alert(1)>"'</p>`;
  const input = { title: "Motor <b>Solo</b>", description: html, instructions: html, creativity: 100 };
  const preview = await client.ask<{ html: string }>("generation.preview", input);
  expect(preview.html.match(/<img|onerror="|<b>/g)).toBeNull();
  const { slug } = await client.ask<{ slug: string }>("pages.save", { ...input, content: preview.html });
  const { text } = await send(site, `/links-uteis/${slug}`);
  expect(withoutAttributeValues(text).match(/<img src=x|<b>Solo/g)).toBeNull();
});

test("control and invisible characters of a title are not kept", async () => {
  await client.ask("pages.save", save("Motor\u0000 do\u202e portão\nnovo\u200b aqui"));
  const { pages } = await client.ask<{ pages: { title: string }[] }>("pages.list", { query: "motor do portão novo aqui" });
  expect(pages[0]?.title).toBe("Motor do portão novo aqui");
});

test("the same title twice makes two pages, and twice in a list is told beforehand", async () => {
  const slugs = [];
  for (let time = 0; time < 2; time += 1) slugs.push((await client.ask<{ slug: string }>("pages.save", save("Título repetido"))).slug);
  expect(slugs).toEqual(["titulo-repetido", "titulo-repetido-2"]);
  const titles = ["Título repetido", "Novo", "NOVO!"];
  expect(await client.ask("runs.check", { kind: "local-batch", titles })).toEqual({
    total: 3,
    existing: ["Título repetido"],
    repeated: ["NOVO!"],
  });
});

test("a title of 200 characters and one with an emoji make pages", async () => {
  const title = `${"Portão ".repeat(28)}azul`;
  expect(title).toHaveLength(200);
  for (const good of [title, "Portão novo 🚪"]) {
    const { slug } = await client.ask<{ slug: string }>("pages.save", save(good));
    expect((await send(site, `/links-uteis/${slug}`)).status).toBe(200);
  }
});

test("a run of odd but good titles makes a page of each, which shows when it is published", async () => {
  const titles = ["<b>Negrito</b>", "a", "1", "R$ 100 & cia", "'; drop table pages; --", "{marca} e }}", "%s %d"];
  const { results } = await finishRun(client, await startRun(client, { kind: "local-batch", titles, status: "draft" }));
  expect(results.map(({ title, status, error }) => [title, status, error])).toEqual(titles.map((title) => [title, "done", undefined]));
  const made = new Set(results.map(({ pageSlug }) => pageSlug));
  const listed = (await client.ask<{ pages: { id: string; slug: string }[] }>("pages.list", { status: "draft" })).pages;
  const pages = listed.filter(({ slug }) => made.has(slug));
  expect(pages).toHaveLength(titles.length);
  for (const { id } of pages) {
    const { page } = await client.ask<{ page: { version: number } }>("editor.open", { id });
    await client.ask("editor.update", { id, version: page.version, fields: { ...page, status: "public" } });
  }
  for (const { pageSlug } of results) expect((await send(site, `/links-uteis/${pageSlug}`)).status, pageSlug).toBe(200);
});
