// The one place for the reference at the end of a message, put on links by site/contact/contact.tsx.

/** No letter or figure that is mistaken for another, seen or heard. */
const SIGNS = "FHJKLMRTWXY2345789";

/** Where on a page a visitor reaches the seller, each with its sign in a reference. */
export const CONTACT_PLACES = {
  header: { sign: "T", label: "Topo da página" },
  hero: { sign: "H", label: "Abertura" },
  section: { sign: "M", label: "Meio da página" },
  card: { sign: "L", label: "Cartão ao lado" },
  closing: { sign: "F", label: "Chamada final" },
  floating: { sign: "R", label: "Botão flutuante" },
  bar: { sign: "J", label: "Barra do celular" },
  footer: { sign: "Y", label: "Rodapé" },
  estimate: { sign: "K", label: "Orçamento pronto" },
} as const;

export type ContactPlace = keyof typeof CONTACT_PLACES;

const SHORTEST = 3;
/** Room for 36 million pages. */
const LONGEST = 6;
/** Numbers of pages a code of this many signs has room for. */
const roomOf = (length: number) => SIGNS.length ** length;
/** Without a divisor in common with any power of 18: neighbours get codes that do not look alike, and no two the same. */
const SPREAD = 2501;
/** Undoes it: their product leaves 1 over 18⁶, and so over every lower power, but over no higher one: no code is longer than `LONGEST`. */
const UNSPREAD = 7_588_493;

export interface ContactRef {
  /** Of the page, as `codeOfPage` takes it. */
  page: number;
  place: ContactPlace;
}

/**
 * The part of a reference that stands for a page.
 * @param page whole, 0 or more; the first 5,832 have three signs, the next 104,976 four.
 */
export function codeOfPage(page: number): string {
  let [rest, length] = [page, SHORTEST];
  while (rest >= roomOf(length)) rest -= roomOf(length++);
  const spread = (rest * SPREAD) % roomOf(length);
  return Array.from({ length }, (_, index) => SIGNS[Math.floor(spread / roomOf(length - 1 - index)) % SIGNS.length]).join("");
}

/** What stands behind "Ref." in a message. */
export const writeContactRef = (pageCode: string, place: ContactPlace) => pageCode + CONTACT_PLACES[place].sign;

/**
 * Reads a reference out of what somebody pasted or typed: the reference alone, or the message it ends.
 * @example readContactRef("Olá, quero um orçamento. Ref. fh4k") // { page: …, place: "estimate" }
 */
export function readContactRef(text: string): ContactRef | undefined {
  const written = /(?:^|\bref(?:er[eê]ncia)?\b[.:\s]*)([a-z0-9]{4,7})\s*\.?\s*$/i.exec(text.trim())?.[1]?.toUpperCase();
  if (written === undefined) return undefined;
  const place = (Object.keys(CONTACT_PLACES) as ContactPlace[]).find((name) => CONTACT_PLACES[name].sign === written.at(-1));
  const page = readPageCode(written.slice(0, -1));
  return place === undefined || page === undefined ? undefined : { page, place };
}

/** The number of the page of a code; undefined for what is none. */
export function readPageCode(code: string): number | undefined {
  if (code.length > LONGEST) return undefined;
  const digits = [...code].map((sign) => SIGNS.indexOf(sign));
  if (digits.includes(-1)) return undefined;
  const value = digits.reduce((sum, digit) => sum * SIGNS.length + digit, 0);
  let before = 0;
  for (let length = SHORTEST; length < code.length; length++) before += roomOf(length);
  return before + ((value * UNSPREAD) % roomOf(code.length));
}
