import { wordSet } from "#domain/knowledge/word-set";
import type { TextBlock } from "#domain/text/read-page-text";
import type { Stretch } from "./find-claims";

const STREETS = wordSet("rua r avenida av alameda al travessa praca largo rodovia estrada viaduto");
/** What a way is like, where its kind is written with a capital: "Portão em Rua Inclinada". */
const KINDS_OF_STREET = wordSet(
  "inclinada inclinado ingreme plana estreita largo larga movimentada movimentado calma tranquila arborizada sem terra pavimentada asfaltada " +
    "residencial comercial principal secundaria publica particular lateral cheia molhada alagada vazia silenciosa escura curta",
);
/** "P. Posso lavar? R. Pode": an answer, and no street. */
const BEFORE_ANSWERS = new Set(["?", ".", "!", ""]);
const LINKS = new Set(["de", "da", "do", "das", "dos"]);
/** A full stop is part of these, and behind a whole word the end of a sentence. */
const SHORT = wordSet("r av al");
const E_MAIL_SIGNS = 80;

/** Streets by their names: "Rua Augusta", "Av. Paulista". */
export function findStreets({ tokens, text }: TextBlock): Stretch[] {
  return tokens.flatMap((token, at) => {
    if (token.kind !== "word" || !STREETS.has(token.sign)) return [];
    const isShort = token.sign.length < 3;
    const before = tokens[at - 1]?.sign ?? "";
    if (isShort && (tokens[at + 1]?.sign !== "." || BEFORE_ANSWERS.has(before))) return [];
    if (token.sign === "largo" && before === "ao") return [];
    let next = at + 1;
    if (SHORT.has(token.sign) && tokens[next]?.sign === ".") next += 1;
    while (LINKS.has(tokens[next]?.sign ?? "")) next += 1;
    const name = tokens[next];
    if (KINDS_OF_STREET.has(name?.sign ?? "")) return [];
    const letter = text[name?.start ?? 0] ?? "";
    return name?.kind === "word" && letter !== letter.toLowerCase() ? [{ start: token.start, end: name.end }] : [];
  });
}

/** Addresses of e-mail, as they are written. */
export function findEMails({ text }: TextBlock): Stretch[] {
  const found: Stretch[] = [];
  for (let at = text.indexOf("@"); at >= 0; at = text.indexOf("@", at + 1)) {
    const before = /[\w.+-]+$/.exec(text.slice(Math.max(0, at - E_MAIL_SIGNS), at))?.[0] ?? "";
    const after = /^[\w.-]+/.exec(text.slice(at + 1, at + E_MAIL_SIGNS))?.[0] ?? "";
    if (before !== "" || after !== "") found.push({ start: at - before.length, end: at + 1 + after.length });
  }
  return found;
}
