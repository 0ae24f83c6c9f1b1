import { expect, test } from "vitest";
import type { Page } from "#domain/site/page";
import { buildHead, type HeadTag } from "./head";

const site = { url: "https://x.example", name: "Abre Fácil", shareImage: "{título}, ao lado de um portão" };
const page: Page = {
  path: "/topicos/motor-ppa-solo",
  title: "Motor PPA Solo",
  description: "O motor de entrada.",
  keywords: ["motor", "PPA"],
  breadcrumbs: [],
};
const head = (changes: Partial<Page> = {}) => buildHead({ ...page, ...changes }, site, { name: "dados" });
const metaOf = (tags: HeadTag[], name: string) =>
  tags
    .filter(({ attributes }) => attributes?.["name"] === name || attributes?.["property"] === name)
    .map((tag) => tag.attributes?.["content"]);
const canonicalOf = (tags: HeadTag[]) =>
  tags.filter(({ attributes }) => attributes?.["rel"] === "canonical").map((tag) => tag.attributes?.["href"]);

test("every page says its title, description, keywords, canonical address and structured data once", () => {
  const tags = head();
  expect(tags.filter(({ tag }) => tag === "title").map((tag) => tag.content)).toEqual(["Motor PPA Solo"]);
  expect(metaOf(tags, "description")).toEqual(["O motor de entrada."]);
  expect(metaOf(tags, "keywords")).toEqual(["motor, PPA"]);
  expect(canonicalOf(tags)).toEqual(["https://x.example/topicos/motor-ppa-solo"]);
  expect(tags.filter(({ tag }) => tag === "script").map((tag) => tag.content)).toEqual(['{"name":"dados"}']);
});

test("the head title stands in for the h1 in the title and in what is shared", () => {
  const tags = head({ headTitle: "Motor PPA Solo: preço" });
  expect(tags[0]).toEqual({ tag: "title", content: "Motor PPA Solo: preço" });
  expect(metaOf(tags, "og:title")).toEqual(["Motor PPA Solo: preço"]);
});

test("what has become empty is not said, and an empty head title is none", () => {
  const tags = head({ headTitle: "", description: "" });
  expect(tags[0]).toEqual({ tag: "title", content: "Motor PPA Solo" });
  expect([...metaOf(tags, "description"), ...metaOf(tags, "og:description")]).toEqual([]);
});

test("what is shared has the canonical address and the site's name", () => {
  const tags = head();
  expect(metaOf(tags, "og:url")).toEqual(["https://x.example/topicos/motor-ppa-solo"]);
  expect(metaOf(tags, "og:site_name")).toEqual(["Abre Fácil"]);
  expect(metaOf(tags, "og:locale")).toEqual(["pt_BR"]);
});

test("what is shared shows the page's own picture, with its size and what it says", () => {
  const tags = head();
  expect(metaOf(tags, "og:image")).toEqual(["https://x.example/compartilhar/topicos/motor-ppa-solo.png"]);
  expect(metaOf(tags, "og:image:type")).toEqual(["image/png"]);
  expect(metaOf(tags, "og:image:width")).toEqual(["1200"]);
  expect(metaOf(tags, "og:image:height")).toEqual(["630"]);
  expect(metaOf(tags, "og:image:alt")[0]).toContain("Motor PPA Solo");
});

test("a page that search engines do not see is shared with the site's picture", () => {
  const tags = head({ path: "/cidades/lugar-nenhum", title: "Lugar Nenhum", isIndexable: false });
  expect(metaOf(tags, "og:image")).toEqual(["https://x.example/compartilhar/inicio.png"]);
  expect(metaOf(tags, "og:image:alt")[0]).not.toContain("Lugar Nenhum");
});

test("a page for search engines has no robots tag, another one is noindex with the canonical it names", () => {
  expect(metaOf(head(), "robots")).toEqual([]);
  const tags = head({ isIndexable: false, canonicalPath: "/sitemap" });
  expect(metaOf(tags, "robots")).toEqual(["noindex, follow"]);
  expect(canonicalOf(tags)).toEqual(["https://x.example/sitemap"]);
});

test("the home page is a website, all others are articles", () => {
  expect(metaOf(head({ path: "/" }), "og:type")).toEqual(["website"]);
  expect(metaOf(head(), "og:type")).toEqual(["article"]);
});

test("what a page does not have is left out", () => {
  const tags = head({ keywords: [] });
  expect(metaOf(tags, "keywords")).toEqual([]);
  expect(metaOf(tags, "article:modified_time")).toEqual([]);
});

test("known days are told", () => {
  const tags = head({ dates: { published: "2026-11-18", changed: "2026-11-20" } });
  expect([...metaOf(tags, "article:published_time"), ...metaOf(tags, "article:modified_time")]).toEqual(["2026-11-18", "2026-11-20"]);
});

test("no text of the structured data can end the script element it stands in", () => {
  const data = { name: '</script><script>alert(1)</script><!-- "é" \u2028\u2029' };
  const json = buildHead(page, site, data).find(({ tag }) => tag === "script")?.content ?? "";
  expect(json).not.toContain("<");
  expect(json).not.toMatch(/[\u2028\u2029]/);
  expect(JSON.parse(json)).toEqual(data);
});
