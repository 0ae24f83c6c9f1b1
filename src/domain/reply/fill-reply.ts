import { type FactTexts, quotesAbsentName } from "#domain/facts/fact-names";
import { fillFacts } from "#domain/facts/fill-facts";
import { splitSentences } from "#domain/facts/leave-out/sentences";
import { fillBlanks, listBlanks } from "#domain/text/fill-blanks";
import { splitInlineLinks } from "#domain/text/inline-links";
import type { ReplyBlanks } from "./reply";

/** Before a name that is not known the comma goes too: "Olá, {nome}!" greets without it. */
const NAME = /,?\s*\{nome\}/g;

/**
 * A reply with facts and with what is known of a contact. As on pages a sentence goes that quotes what is absent; so does
 * one with a blank that nothing is known of, but for the name, which goes by itself. Nothing may be left of it.
 * @example fillReply("Olá, {nome}! Motor de {{plano-solo-preco}}.", {}, texts, site).text // "Olá! Motor de R$ 800."
 */
export function fillReply(written: string, blanks: ReplyBlanks, facts: FactTexts, siteUrl: string) {
  const isKnown = (name: string) => Boolean(blanks[name as keyof ReplyBlanks]);
  const named = isKnown("nome") ? written : written.replace(NAME, "");
  const missing = [...new Set(listBlanks(written).filter((name) => name !== "nome" && !isKnown(name)))];
  const kept = splitSentences(named)
    .map(({ start, end }) => named.slice(start, end))
    .filter((sentence) => listBlanks(sentence).every(isKnown))
    .join("");
  const linked = splitInlineLinks(fillFacts(kept, facts))
    .map(({ text, path }) => (path === undefined ? text : `${text}: ${path.startsWith("/") ? siteUrl : ""}${path}`))
    .join("");
  const text = fillBlanks(linked.replace(/[ \t]+$/gm, "").replace(/\n{3,}/g, "\n\n"), blanks as Record<string, string>).trim();
  return {
    text,
    /** The blanks that nothing is known of. */
    missing,
    /** The register has no proof of what a sentence says, or leaves it empty. */
    lacksFacts: quotesAbsentName(written, facts),
  };
}
