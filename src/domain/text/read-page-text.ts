import { LRUCache } from "lru-cache";
import { onceForText } from "../memo/once-for-text";
import { foldLetters } from "./fold";
import { decodeEntities } from "./plain-text";
import { splitTokens, type TextToken } from "./split-tokens";

/** A stretch of a page that stands by itself: a paragraph, a heading, an item, a cell. */
export interface TextBlock {
  /** The element it stands in: "p", "h2", "li"; "" where it stands in none. */
  tag: string;
  /** As visitors read it, but for facts, which stand by their names. */
  text: string;
  /** The same in lower case without accents, sign for sign. */
  folded: string;
  tokens: readonly TextToken[];
}

/** What visitors read of a page, and where it leads. */
export interface PageText {
  blocks: readonly TextBlock[];
  /** Where links lead, in their order. */
  links: readonly string[];
  pictures: readonly string[];
}

/** An unfinished tag ends where the next one begins. */
const TAG = /<(\/?)([a-z][a-z0-9]*)([^<>]*)>/gi;
const INLINE = new Set(["a", "strong", "em", "b", "i", "u", "s", "span", "code"]);
const ADDRESS = /\s(?:href|src)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'<>]+))/i;
/** Signs without width that part a figure or a word for no reader. */
const UNSEEN = /[\u00ad\u200b-\u200d\u2060\ufeff]/g;

/** Reads sanitised HTML in time linear in its length; one rule after another asks for the same. */
export const readPageText = onceForText(1, (html): PageText => {
  const blocks: TextBlock[] = [];
  const links: string[] = [];
  const pictures: string[] = [];
  let tag = "";
  let said = "";
  let from = 0;
  const close = () => {
    const block = readBlock(tag, said);
    if (block) blocks.push(block);
    said = "";
  };
  for (const { 0: whole, 1: slash, 2: written = "", 3: attributes = "", index } of html.matchAll(TAG)) {
    said += html.slice(from, index);
    from = index + whole.length;
    const name = written.toLowerCase();
    if (!slash && (name === "a" || name === "img")) {
      const [, double, single, bare] = ADDRESS.exec(attributes) ?? [];
      const address = double ?? single ?? bare;
      if (address !== undefined) (name === "a" ? links : pictures).push(decodeEntities(address).trim());
    }
    if (INLINE.has(name)) continue;
    close();
    if (name !== "br") tag = slash ? "" : name;
  }
  said += html.slice(from);
  close();
  return { blocks, links, pictures };
});

/** Text that is no HTML, such as a title, as one block. */
export function readPlainBlock(text: string, tag: string): TextBlock | undefined {
  const read = text.normalize("NFC").replace(UNSEEN, "").replace(/\s+/g, " ").trim();
  if (read === "") return undefined;
  const folded = foldLetters(read);
  return { tag, text: read, folded, tokens: splitTokens(folded) };
}

/** Texts of the generator share most of their paragraphs, and those that are judged twice all. */
const kept = new LRUCache<string, TextBlock>({ max: 3000 });
const LONGEST_KEPT = 1000;

function readBlock(tag: string, said: string): TextBlock | undefined {
  if (said === "") return undefined;
  const key = `${tag}>${said}`;
  const known = kept.get(key);
  if (known) return known;
  const block = readPlainBlock(decodeEntities(said), tag);
  if (block && said.length <= LONGEST_KEPT) kept.set(key, block);
  return block;
}
