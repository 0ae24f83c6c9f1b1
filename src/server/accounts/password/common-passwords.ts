import { toSearchText } from "#domain/text/search-text";

/** What is tried in Brazil, and the list leaves out. */
const LEFT_OUT = ["mudar", "trocar", "acesso", "administrador", "corinthians", "deusefiel", "jesuscristo", "abcdefgh"];

/** Signs before and after a common password that make it no better; digits in a row are one, however many. */
const MAX_ADDED = 6;
const DIGITS = /\p{N}+/gu;

const LETTERS_FOR_SIGNS: Readonly<Record<string, string>> = {
  "@": "a",
  "4": "a",
  "3": "e",
  "1": "i",
  "!": "i",
  "0": "o",
  $: "s",
  "5": "s",
  "7": "t",
};

/**
 * Whether a password is on a list of stolen ones, as it is or with what people add: capitals, signs for letters, digits
 * at an end, itself once more. The list is read when the first is asked for, and never leaves the server.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  const { dictionary } = await import("@zxcvbn-ts/language-common");
  const variants = listVariants(password);
  return [dictionary["passwords-common"], LEFT_OUT].some((list) => list.some((common) => variants.has(common)));
}

function listVariants(password: string): Set<string> {
  const plain = password.toLowerCase();
  const variants = [plain, plain.replace(/[^\p{L}\p{N}]/gu, ""), plain.replace(/^\p{N}+|\p{N}+$/gu, "")];
  const base = plain.replace(/^\P{L}+|\P{L}+$/gu, "");
  const added = plain.replace(base, "").replace(DIGITS, "0");
  if (added.length <= MAX_ADDED) variants.push(base, toSearchText(base).replaceAll(" ", ""));
  variants.push(plain.replace(/^(.+?)\1+$/u, "$1"));
  return new Set([...variants, ...variants.map(toLetters)].filter(Boolean));
}

/** @example toLetters("p@ssw0rd") // "password" */
const toLetters = (text: string): string => text.replace(/[@431!0$57]/g, (sign) => LETTERS_FOR_SIGNS[sign] ?? sign);
