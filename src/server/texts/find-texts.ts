import { setImmediate as breathe } from "node:timers/promises";
import type { FactTexts } from "#domain/facts/fact-names";
import { fillFacts } from "#domain/facts/fill-facts";
import { onceFor } from "#domain/memo/once-for";
import { foldLetters } from "#domain/text/fold";
import { toPlainText, withoutTags } from "#domain/text/plain-text";
import { searchWords, toSearchText } from "#domain/text/search-text";

interface Searchable {
  title: string;
  address: string;
  value: unknown;
}

/** What a search found, with what it says there where its title or address does not. */
type Found<T> = T & { says?: string };

/** Signs of a sentence that is shown around what was found. */
const BEFORE = 30;
const AFTER = 90;
/** Documents read one after the other before others get their turn. */
const READ_TOGETHER = 10;

/** The documents that have each word of a query in their title or address, or with that in one part of what visitors read. */
export async function findTexts<T extends Searchable>(texts: readonly T[], query: string, facts: FactTexts): Promise<Found<T>[]> {
  const words = searchWords(query);
  const found: Found<T>[] = [];
  for (const [index, text] of texts.entries()) {
    const one = find(text, words, facts);
    if (one) found.push(one);
    if (index % READ_TOGETHER === 0) await breathe();
  }
  return found;
}

function find<T extends Searchable>(text: T, words: readonly string[], facts: FactTexts): Found<T> | undefined {
  const named = toSearchText(`${text.title} ${text.address}`);
  const rest = words.filter((word) => !named.includes(word));
  const [first] = rest;
  if (first === undefined) return text;
  if (text.value === null || typeof text.value !== "object") return undefined;
  const part = readParts(facts)(text.value).find(({ searched }) => rest.every((word) => searched.includes(` ${word}`)));
  return part && { ...text, says: cutAround(part.said, first) };
}

/** A sentence, or a block of markup. */
interface Part {
  said: string;
  /** With a space before each word. */
  searched: string;
}

const BLOCK_END = /<\/(?:p|li|h\d|td|th|figcaption|blockquote)>/;

/** What a document says, part by part, read once while neither it nor the facts change. */
const readParts = onceFor((facts: FactTexts) =>
  onceFor((value: object) =>
    listStrings(value)
      .flatMap((written) => fillFacts(written, facts).split(BLOCK_END))
      .map((written): Part => {
        const said = toPlainText(withoutTags(written, "")).replace(/\s+/g, " ").trim();
        return { said, searched: ` ${toSearchText(said)}` };
      }),
  ),
);

function listStrings(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return value !== null && typeof value === "object" ? Object.values(value).flatMap(listStrings) : [];
}

/** @example cutAround("Um texto longo…", "longo") // "…texto longo…" */
function cutAround(said: string, word: string): string {
  const at = Math.max(0, foldLetters(said).indexOf(word));
  const from = at <= BEFORE ? 0 : said.indexOf(" ", at - BEFORE) + 1;
  const to = at + AFTER >= said.length ? said.length : said.lastIndexOf(" ", at + AFTER);
  return `${from > 0 ? "…" : ""}${said.slice(from, Math.max(to, at + word.length))}${to < said.length ? "…" : ""}`;
}
