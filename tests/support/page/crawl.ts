import { type HTMLElement, parse } from "node-html-parser";

export interface CrawledPage {
  path: string;
  status: number;
  title: string;
  description: string;
  keywords: string;
  hasStructuredData: boolean;
  h1Count: number;
  canonical: string;
  ids: ReadonlySet<string>;
  /** Own addresses it links to, as written, and those of its fragments. */
  links: readonly string[];
  /** Without the links every page has in its menu and footer. */
  ownLinks: readonly string[];
  /** What the site's own links to the chat send. */
  messages: readonly string[];
  html: string;
}

const AT_ONCE = 4;

/** Every page that links lead to from the home page, except the panel's. */
export async function crawl(siteUrl: string): Promise<Map<string, CrawledPage>> {
  const found = new Map<string, CrawledPage>();
  const seen = new Set(["/"]);
  let wave = ["/"];
  while (wave.length > 0) {
    const pages: CrawledPage[] = [];
    for (let from = 0; from < wave.length; from += AT_ONCE) {
      pages.push(...(await Promise.all(wave.slice(from, from + AT_ONCE).map((path) => readPage(siteUrl, path)))));
    }
    for (const page of pages) found.set(page.path, page);
    wave = [...new Set(pages.flatMap(({ links }) => links.map(withoutFragment)))].filter((path) => isPublicPage(path) && !seen.has(path));
    for (const path of wave) seen.add(path);
  }
  return found;
}

export function withoutFragment(link: string): string {
  return link.split("#")[0] || "/";
}

function isPublicPage(path: string): boolean {
  return !path.startsWith("/admin") && !/\.(xml|png|mp4|svg)$/.test(path);
}

async function readPage(siteUrl: string, path: string): Promise<CrawledPage> {
  const answer = await fetch(siteUrl + path, { redirect: "manual" });
  const html = await answer.text();
  const root = parse(html);
  const hrefs = (within: typeof root | null) => (within?.querySelectorAll("a[href]") ?? []).map((link) => link.getAttribute("href") ?? "");
  const own = (links: string[]) => links.map((href) => (href.startsWith("#") ? path + href : href)).filter((href) => href.startsWith("/"));
  return {
    path,
    status: answer.status,
    title: root.querySelector("title")?.text ?? "",
    description: root.querySelector('meta[name="description"]')?.getAttribute("content") ?? "",
    keywords: root.querySelector('meta[name="keywords"]')?.getAttribute("content") ?? "",
    hasStructuredData: root.querySelector('script[type="application/ld+json"]') !== null,
    h1Count: root.querySelectorAll("h1").length,
    canonical: root.querySelector('link[rel="canonical"]')?.getAttribute("href") ?? "",
    ids: new Set(root.querySelectorAll("[id]").map((element) => element.id)),
    links: own(hrefs(root)),
    ownLinks: own(hrefs(root.querySelector("main"))),
    messages: readMessages(root),
    html,
  };
}

/** Links in the text of a saved page are its author's. */
export function readMessages(root: HTMLElement): string[] {
  const links = root.querySelectorAll('a[data-contact^="chat:"]').map((link) => link.getAttribute("href") ?? "");
  return links.map((link) => new URL(link).searchParams.get("text") ?? "");
}
