import { type ContactRef, codeOfPage, readContactRef, writeContactRef } from "#domain/contact/contact-ref";

/** Longest that is kept of what is no reference. */
export const MAX_REF_LENGTH = 12;

/** Longer than any message that a button writes. */
export const MAX_PASTED_LENGTH = 4000;

/** Inside a message: visitors write on behind what the button wrote. */
const NAMED = /\bref(?:er[eê]ncia)?\b[.:\s]*([a-z0-9]{4,7})\b/gi;
/** Read out letter by letter and typed so. */
const SPELT = /^[a-z0-9](?:[\s.-]?[a-z0-9]){3,6}$/i;

/**
 * Finds the reference in what was typed or pasted: alone, spelt out, at the end of a message or within it.
 * @returns it as it is kept, or what was typed in its place, never the rest of a message, and what it says where it can be
 *   read; undefined where a longer text holds none, of which nothing may be kept.
 * @example readTypedRef("[10:32] Ana: Olá! Ref. fh4k\nÉ na Mooca") // { ref: "FH4K", read: … }
 */
export function readTypedRef(text: string): { ref: string; read?: ContactRef } | undefined {
  const typed = text.normalize("NFKC").trim();
  if (typed === "") return { ref: "" };
  const read = readContactRef(typed) ?? readSpelt(typed) ?? readWithin(typed);
  if (read) return { ref: writeContactRef(codeOfPage(read.page), read.place), read };
  const alone = typed.replace(/^ref(?:er[eê]ncia)?\b[.:\s]*/i, "");
  return alone.length <= MAX_REF_LENGTH && /^[a-z0-9-]*$/i.test(alone) ? { ref: alone.toUpperCase() } : undefined;
}

const readSpelt = (typed: string): ContactRef | undefined => (SPELT.test(typed) ? readContactRef(typed.replace(/[\s.-]/g, "")) : undefined);

/** The last one, for a visitor who wrote from two pages means the second. */
const readWithin = (typed: string) =>
  [...typed.matchAll(NAMED)].map(([, code = ""]) => readContactRef(code)).findLast((read) => read !== undefined);
