import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { decodeEntities } from "#domain/text/plain-text";
import { createUsedStyle, type UsedStyle } from "./used-style";

export type ReadScript = (url: string) => Promise<string>;

/** Inline scripts and styles there are few of; their hashes are kept. */
const MAX_HASHES = 200;

const ELEMENTS = /<([a-z][\w-]*)/g;
const CLASSES = /(<[a-z][^<>]*?) class="([^"]*)"/g;
/** What a script brings later, where it is not inline. */
const LATER_CLASSES = / data-classes="([^"]*)"/g;
const READ_PROPERTIES = /var\((--[\w-]+)/g;
const INLINE_SCRIPTS = /<script(?: type="speculationrules")?>([\s\S]*?)<\/script>/g;
const ISLAND_SCRIPTS = / component-url="([^"]+)"/g;
const STATIC_IMPORTS = /\b(?:from|import)"\.\/([\w.-]+\.js)"/g;
/** Icons bring names of their own, of which nobody asks, and say what only a file must. */
const ICON_NAME = /^lucide/;
const NAMESPACE = / xmlns="http:\/\/www.w3.org\/2000\/svg"/g;
const HASHES = / 'sha256-[^']+'/g;
/** What Astro puts in for islands: those that wait for a touch get it from a file, see `integrations/hydrate-on-interaction.ts`. */
const ISLAND_RUNTIME = /"astro:interaction"|customElements\.define\("astro-island"/;
const EAGER_ISLAND = / client="(?!interaction")/;

/**
 * Makes a public page as light as its reader sees it: of the style sheet it keeps what the page uses, or what a script
 * of it may come to use, under short names where no script knows them, and of the content security policy the scripts and
 * styles that the page has. The policy lets nothing in that it did not let in before, save that part of the sheet.
 */
export function createPageTidier(readScript: ReadScript) {
  const sheets = new Map<string, UsedStyle>();
  const hashes = new LRUCache<string, string>({
    max: MAX_HASHES,
    memoMethod: (text) => ` 'sha256-${createHash("sha256").update(text, "latin1").digest("base64")}'`,
  });
  const hashOf = (text: string) => hashes.memo(text);
  const islandWords = new Map<string, Promise<readonly ReadonlySet<string>[]>>();

  /** Of the script of an island, and of those it brings. */
  function readWords(island: string): Promise<readonly ReadonlySet<string>[]> {
    const read = islandWords.get(island) ?? listWordsOfIsland(island, readScript);
    islandWords.set(island, read);
    read.catch(() => islandWords.delete(island));
    return read;
  }

  /** The page is read as Latin 1, so that no byte of it changes. */
  return async (page: string, policy: string): Promise<{ html: string; policy: string }> => {
    const html = withoutIslandRuntime(page);
    const opens = html.indexOf("<style>") + "<style>".length;
    const closes = html.indexOf("</style>", opens);
    const sheet = html.slice(opens, closes);
    // What is not the build's own is not let in, and stays as it is.
    if (opens < "<style>".length || closes < 0 || !policy.includes(hashOf(sheet))) return { html, policy };
    const used = sheets.get(sheet) ?? createUsedStyle(sheet);
    sheets.set(sheet, used);
    const scripts = [...html.matchAll(INLINE_SCRIPTS)].map(([, text]) => text as string);
    const islands = await Promise.all([...html.matchAll(ISLAND_SCRIPTS)].map(([, url]) => readWords(url as string)));
    const before = html.slice(0, opens);
    const after = html.slice(closes).replace(NAMESPACE, "");
    const later = [...after.matchAll(LATER_CLASSES)].map(([, names]) => listWords(names as string));
    const scripted = [...scripts.map(listWords), ...islands.flat(), ...later];
    const isScripted = (name: string) => scripted.some((set) => set.has(name));
    const names = listNames(before + after);
    const { style, shortNames } = used.write((name) => names.has(name) || isScripted(name), isScripted);
    const isAsked = (name: string) => !ICON_NAME.test(name) || used.names.has(name) || isScripted(name);
    const shorten = (name: string) => shortNames.get(decodeEntities(name)) ?? name;
    const allowed = new Set(scripts.map(hashOf));
    return {
      html: before + style + after.replace(CLASSES, (_, tag, classes) => tag + classesOf(splitNames(classes).filter(isAsked).map(shorten))),
      policy: policy
        .replace(HASHES, (hash) => (allowed.has(hash) ? hash : ""))
        .replace("style-src 'self'", `style-src 'self'${hashOf(style)}`),
    };
  };
}

const splitNames = (names: string) => names.split(" ").filter((name) => name !== "");

const classesOf = (names: readonly string[]): string => (names.length > 0 ? ` class="${names.join(" ")}"` : "");

function withoutIslandRuntime(html: string): string {
  if (!html.includes(" data-islands=") || EAGER_ISLAND.test(html)) return html;
  return html.replace(INLINE_SCRIPTS, (script) => (ISLAND_RUNTIME.test(script) ? "" : script));
}

/** Elements and classes of a document, and the custom properties that it reads itself. */
function listNames(html: string): Set<string> {
  const classes = [...html.matchAll(CLASSES)].flatMap(([, , names]) => splitNames(decodeEntities(names as string)));
  return new Set([...classes, ...[...html.matchAll(ELEMENTS), ...html.matchAll(READ_PROPERTIES)].map(([, name]) => name as string)]);
}

async function listWordsOfIsland(island: string, readScript: ReadScript): Promise<ReadonlySet<string>[]> {
  const words: ReadonlySet<string>[] = [];
  const urls = new Set([island]);
  // Those that are added meanwhile come too.
  for (const url of urls) {
    const text = await readScript(url);
    words.push(listWords(text));
    for (const [, name] of text.matchAll(STATIC_IMPORTS)) urls.add(url.replace(/[^/]+$/, name as string));
  }
  return words;
}

/** Whatever may be an element, a class or a custom property in a script, where each stands whole. */
const listWords = (script: string): Set<string> => new Set(script.split(/[\s"'`()]+/));
