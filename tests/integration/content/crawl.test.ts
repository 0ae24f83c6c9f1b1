import { parse } from "node-html-parser";
import { afterAll, beforeAll, expect, test } from "vitest";
import { pageContent } from "#content/pages";
import { readContactRef } from "#domain/contact/contact-ref";
import { generatedPagePath } from "#domain/page/generated-page";
import { listAuthoredPages } from "#domain/site/authored-pages";
import { toSlug } from "#domain/text/slug";
import { sampleOf } from "#support/machine/sample";
import { type CrawledPage, crawl, readMessages, withoutFragment } from "#support/page/crawl";
import { findHtmlProblems } from "#support/page/valid-html";
import { AdminClient } from "#support/site/client";
import { type Site, startSite } from "#support/site/site";

const PUBLISHED = ["Conserto de portão em Santana", "Motor para portão na Mooca"];

let site: Site;
let pages: Map<string, CrawledPage>;

beforeAll(async () => {
  site = await startSite();
  const client = new AdminClient(site);
  await client.signIn();
  for (const title of PUBLISHED) {
    await client.call("pages.save", { title, content: "<h2>Texto</h2><p>Um parágrafo.</p>" });
  }
  pages = await crawl(site.url);
});

afterAll(() => site.stop());

const problems = (find: (page: CrawledPage) => unknown[]) =>
  [...pages.values()].flatMap((page) => find(page).map((problem) => `${page.path}: ${problem}`));

test("the whole public site is reached by its links", () => {
  const authored = listAuthoredPages(pageContent).map(({ path }) => path);
  expect([...pages.keys()]).toEqual(expect.arrayContaining([...authored, ...PUBLISHED.map((title) => generatedPagePath(toSlug(title)))]));
});

test("every linked page answers 200", () => {
  expect(problems(({ status }) => (status === 200 ? [] : [status]))).toEqual([]);
});

test("every page is valid HTML", async () => {
  // Pages of one folder are made by one template.
  const kinds = Map.groupBy(pages.values(), ({ path }) => /^\/[^/]+(?=\/)/.exec(path)?.[0] ?? path);
  const some = [...kinds.values()].flatMap((alike) => sampleOf(alike, 3));
  for (const { path, html } of some) expect(await findHtmlProblems(html), path).toEqual([]);
});

test("every link to a fragment finds it", () => {
  const isBroken = (link: string) => {
    const fragment = link.split("#")[1];
    const target = pages.get(withoutFragment(link));
    return fragment !== undefined && target !== undefined && !target.ids.has(fragment);
  };
  expect(problems(({ links }) => links.filter(isBroken))).toEqual([]);
});

test("every page has one h1, a title of its own and a description of its own of 70 to 160 characters", () => {
  expect(problems(({ h1Count }) => (h1Count === 1 ? [] : [`${h1Count} h1`]))).toEqual([]);
  expect(
    problems(({ description }) => (description.length >= 70 && description.length <= 160 ? [] : [`${description.length}: ${description}`])),
  ).toEqual([]);
  expect(findRepeated([...pages.values()].map(({ title }) => title))).toEqual([]);
  expect(findRepeated([...pages.values()].map(({ description }) => description))).toEqual([]);
});

test("titles the site comes with fit a search result", () => {
  expect(
    problems(({ path, title }) => (title.length <= 60 || path.startsWith("/links-uteis/") ? [] : [`${title.length}: ${title}`])),
  ).toEqual([]);
});

test("every page has keywords and structured data", () => {
  expect(
    problems(({ keywords, hasStructuredData }) =>
      [keywords === "" && "no keywords", !hasStructuredData && "no structured data"].filter(Boolean),
    ),
  ).toEqual([]);
});

test("every message of a contact button names its page, which no other has, and its place", () => {
  const pageOf = (message: string) => readContactRef(message)?.page;
  expect(
    problems(({ messages }) => messages.filter((message) => !/.\nRef\. [A-Z2-9]{4,6}$/.test(message) || pageOf(message) === undefined)),
  ).toEqual([]);
  const numbers = [...pages.values()].filter(({ path }) => !path.includes("?")).map(({ messages }) => new Set(messages.map(pageOf)));
  expect(numbers.every(({ size }) => size === 1)).toBe(true);
  expect(new Set(numbers.flatMap((found) => [...found])).size).toBe(numbers.length);
  const places = [...pages.values()].map(({ messages }) => messages.map((message) => readContactRef(message)?.place));
  for (const found of places) expect(found).toEqual(expect.arrayContaining(["header", "hero", "bar", "floating"]));
});

test("addresses without a page of their own share a number, and it is none of a page's", async () => {
  const read = async (path: string) =>
    readMessages(parse(await (await fetch(site.url + path)).text())).map((message) => readContactRef(message)?.page);
  const found = await Promise.all(
    ["/not-found", "/nada-disso", "/links-uteis/nada-disso", "/topicos/nada-disso", "/cidades/nada-disso"].map(read),
  );
  const known = new Set([...pages.values()].flatMap(({ messages }) => messages.map((message) => readContactRef(message)?.page)));
  const [number, ...others] = new Set(found.flat());
  expect([others, known.has(number)]).toEqual([[], false]);
});

test("every page is its own canonical address", () => {
  expect(problems(({ path, canonical }) => (canonical === site.url + path ? [] : [canonical]))).toEqual([]);
});

test("no page is linked only from the site map, the menu or the footer", () => {
  const linked = new Set(
    [...pages.values()].filter(({ path }) => !path.startsWith("/sitemap")).flatMap(({ ownLinks }) => ownLinks.map(withoutFragment)),
  );
  const menu = new Set(pages.get("/")?.links.map(withoutFragment));
  const orphans = [...pages.keys()].filter((path) => path !== "/" && !linked.has(path) && !menu.has(path));
  expect(orphans).toEqual([]);
});

test("the XML sitemaps list exactly the pages links lead to", async () => {
  const listed = await readSitemaps();
  expect(listed.toSorted()).toEqual([...pages.keys()].filter((path) => !path.includes("?")).toSorted());
});

async function readSitemaps(): Promise<string[]> {
  const read = async (path: string) => {
    const xml = await (await fetch(site.url + path)).text();
    return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url as string).pathname);
  };
  return (await Promise.all((await read("/sitemap.xml")).map(read))).flat();
}

function findRepeated(texts: readonly string[]): string[] {
  return texts.filter((text, index) => texts.indexOf(text) !== index);
}
