import type { Page } from "#domain/site/page";
import { PATHS } from "#domain/site/paths";
import { fillBlanks } from "#domain/text/fill-blanks";
import { shareImagePath, shareImageSize } from "./share-image";

export interface HeadTag {
  tag: "title" | "meta" | "link" | "script";
  attributes?: Readonly<Record<string, string>>;
  content?: string;
}

interface HeadSite {
  /** Without a trailing slash. */
  url: string;
  name: string;
  /** What a page's sharing picture shows, with `{título}`. */
  shareImage: string;
}

/** The tags of a page's head that say what it is, in order. */
export function buildHead(page: Page, site: HeadSite, structuredData: object): HeadTag[] {
  const title = page.headTitle || page.title;
  const canonical = site.url + (page.canonicalPath ?? page.path);
  const isIndexable = page.isIndexable ?? true;
  return [
    { tag: "title", content: title },
    ...(page.description ? [meta("description", page.description)] : []),
    ...(page.keywords.length > 0 ? [meta("keywords", page.keywords.join(", "))] : []),
    ...(isIndexable ? [] : [meta("robots", "noindex, follow")]),
    { tag: "link", attributes: { rel: "canonical", href: canonical } },
    property("og:type", page.path === "/" ? "website" : "article"),
    property("og:locale", "pt_BR"),
    property("og:site_name", site.name),
    property("og:title", title),
    ...(page.description ? [property("og:description", page.description)] : []),
    property("og:url", canonical),
    ...buildShareImage(page, site),
    meta("twitter:card", "summary_large_image"),
    ...(page.dates?.published ? [property("article:published_time", page.dates.published)] : []),
    ...(page.dates?.changed ? [property("article:modified_time", page.dates.changed)] : []),
    { tag: "script", attributes: { type: "application/ld+json" }, content: serialiseJsonLd(structuredData) },
  ];
}

/** The page's own picture; pages that search engines do not see have none and show the site's. */
function buildShareImage(page: Page, site: HeadSite): HeadTag[] {
  const isIndexable = page.isIndexable ?? true;
  return [
    property("og:image", site.url + shareImagePath(isIndexable ? page.path : PATHS.home)),
    property("og:image:type", "image/png"),
    property("og:image:width", String(shareImageSize.width)),
    property("og:image:height", String(shareImageSize.height)),
    property("og:image:alt", fillBlanks(site.shareImage, { título: isIndexable ? page.title : site.name })),
  ];
}

const meta = (name: string, content: string): HeadTag => ({ tag: "meta", attributes: { name, content } });
const property = (name: string, content: string): HeadTag => ({ tag: "meta", attributes: { property: name, content } });

/** JSON that cannot end the script element it stands in, whatever the texts say. */
function serialiseJsonLd(data: object): string {
  return JSON.stringify(data)
    .replace(/</g, "\\u003c")
    .replace(/\u2028/g, "\\u2028")
    .replace(/\u2029/g, "\\u2029");
}
