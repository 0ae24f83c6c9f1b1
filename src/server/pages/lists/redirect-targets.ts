import { generatedPagePath } from "#domain/page/generated-page";
import { findAuthoredPage, listAuthoredPages, type PageContent } from "#domain/site/authored-pages";
import { searchWords, toSearchText } from "#domain/text/search-text";
import type { Connection } from "../../database/database";
import { hasPublicPage } from "../../redirects/page-addresses";
import { listPages } from "./page-list";

/** A public page a redirect may lead to. */
type RedirectTarget = { title: string; path: string };

const MAX_FOUND = 20;

const listAuthored = (own: PageContent): RedirectTarget[] => listAuthoredPages(own).map(({ title, path }) => ({ title, path }));

/** Generated and own pages whose title has each word of the query. */
export async function searchRedirectTargets(connection: Connection, pages: PageContent, query: string): Promise<RedirectTarget[]> {
  const words = searchWords(query);
  const own = listAuthored(pages).filter((target) => countShared(words, target) === words.length);
  return [...(await findGenerated(connection, query)), ...own].slice(0, MAX_FOUND);
}

/** Words shorter than this say little of what an address is about. */
const MIN_WORD_LENGTH = 4;
const SMALL_WORDS = new Set(["como", "para", "onde", "qual", "quando", "porque", "links", "uteis", "index", "html", "blog"]);
/** Words of an address that are looked up. */
const MAX_WORDS = 6;

/** Pages that share words with a lost address, the most alike first; the main pages when none does. */
export async function suggestRedirectTargets(connection: Connection, pages: PageContent, fromPath: string) {
  const words = toSearchText(decodePath(fromPath))
    .split(" ")
    .filter((word) => word.length >= MIN_WORD_LENGTH && !SMALL_WORDS.has(word))
    .slice(0, MAX_WORDS);
  const generated = (await Promise.all(words.map((word) => findGenerated(connection, word)))).flat();
  const authored = listAuthored(pages);
  const known = new Map([...generated, ...authored].map((target) => [target.path, target]));
  const counted = [...known.values()].map((target) => ({ target, shared: countShared(words, target) }));
  const alike = counted.filter(({ shared }) => shared > 0).sort((one, other) => other.shared - one.shared);
  const targets = alike.length > 0 ? alike.map(({ target }) => target) : authored;
  return { targets: targets.slice(0, MAX_FOUND), hasSuggestion: alike.length > 0 };
}

function countShared(words: readonly string[], { title, path }: RedirectTarget): number {
  const text = `${toSearchText(title)} ${toSearchText(path)}`;
  return words.filter((word) => text.includes(word)).length;
}

async function findGenerated(connection: Connection, query: string): Promise<RedirectTarget[]> {
  const { pages } = await listPages(connection, { query, status: "public", order: "newest" }, MAX_FOUND, 0);
  return pages.map(({ title, slug }) => ({ title, path: generatedPagePath(slug) }));
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

export async function isRedirectTarget({ db }: Pick<Connection, "db">, pages: PageContent, path: string): Promise<boolean> {
  return findAuthoredPage(pages, path) !== undefined || (await hasPublicPage(db, path));
}
