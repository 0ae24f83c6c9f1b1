import { setImmediate as breathe } from "node:timers/promises";
import { sql } from "kysely";
import { generatedPagePath } from "#domain/page/generated-page";
import { QUOTING_TEXTS } from "#domain/page/shown-fields";
import { listAuthoredPages } from "#domain/site/authored-pages";
import { PATHS } from "#domain/site/paths";
import type { SiteContent } from "../content/site-content";
import type { Connection } from "../database/database";
import { limitWork } from "../limits/work-limits";

/** A public page as an anonymous visitor would see it if the site said something else. */
export type RenderContent = (path: string, content: SiteContent) => Promise<string>;

export interface AffectedPages {
  /** All pages change: it stands in the frame around them. */
  isEverywhere: boolean;
  /** Pages that come with the site, in their order. */
  authored: { title: string; path: string }[];
  /** Of these, how many tell it to search engines, in their structured data. */
  inSearchData: number;
  generated: { count: number; first: { title: string; path: string }[] };
}

type Look = { before: SiteContent; after: SiteContent; render: RenderContent; connection: Connection };

/** Generated pages that are named, of those that change. */
const MAX_NAMED = 20;
/** Rows that one statement reads whole: others get their turn in between. */
const SLICE = 500;
/** Shows nothing but the frame around every page. */
const BARE_PAGE = "/not-found";

/** Which public pages say something else after a change, by rendering those that come with the site both ways. */
export async function findAffectedPages({ before, after, render, connection }: Look): Promise<AffectedPages> {
  return await limitWork("look-ahead", async () => {
    const renderBoth = async (path: string) => [await render(path, before), await render(path, after)] as const;
    const authored: AffectedPages["authored"] = [];
    let inSearchData = 0;
    for (const { title, path } of listAuthoredPages(after.pages)) {
      if (path === PATHS.sitemap) continue;
      const [was, is] = await renderBoth(path);
      if (was !== is) authored.push({ title, path });
      if (readStructuredData(was) !== readStructuredData(is)) inSearchData += 1;
      await breathe();
    }
    const [bareBefore, bareAfter] = await renderBoth(BARE_PAGE);
    const isEverywhere = bareBefore !== bareAfter;
    const generated = await findQuoting(connection, isEverywhere ? undefined : listChangedNames(before, after));
    return { isEverywhere, authored, inSearchData, generated };
  });
}

/** The script element of structured data, as it stands in a page. */
function readStructuredData(html: string): string {
  const start = html.indexOf('<script type="application/ld+json"');
  return start < 0 ? "" : html.slice(start, html.indexOf("</script>", start));
}

const listChangedNames = ({ facts: before }: SiteContent, { facts: after }: SiteContent): string[] =>
  Object.keys({ ...before.texts, ...after.texts }).filter((name) => before.texts[name] !== after.texts[name]);

/** Public generated pages that quote one of the names; all of them when there are no names to look for. */
async function findQuoting({ db }: Connection, names: readonly string[] | undefined): Promise<AffectedPages["generated"]> {
  const found: AffectedPages["generated"] = { count: 0, first: [] };
  if (names?.length === 0) return found;
  const pages = db.selectFrom("pages").select(["title", "slug"]).where("status", "=", "public").where("deleted_at", "is", null);
  const shown = names
    ? pages.where((eb) => eb.or(names.flatMap((name) => QUOTING_TEXTS.map(({ column }) => eb(column, "like", `%{{${name}}}%`)))))
    : pages;
  const { last } = await db.selectFrom("pages").select(sql<number | null>`max(seq)`.as("last")).executeTakeFirstOrThrow();
  for (let from = 0; from <= (last ?? 0); from += SLICE) {
    const some = shown.where("seq", ">", from).where("seq", "<=", from + SLICE);
    const rows = await some.orderBy("seq").execute();
    found.count += rows.length;
    found.first.push(...rows.slice(0, MAX_NAMED - found.first.length).map(({ title, slug }) => ({ title, path: generatedPagePath(slug) })));
    await breathe();
  }
  return found;
}
