import { foldText } from "#domain/text/fold";

const WORD = /[\p{L}\p{N}]+/gu;
const BEYOND_ASCII = /[^\0-\x7f]/;
/** With fewer letters accents tell words apart: "é" and "e", "Sé" and "se". */
const FOLDED_LETTERS = 3;

/**
 * The words of a text without regard to case, accents and punctuation.
 * @example listForms("A Sé, já.") // ["a", "sé", "já"]
 */
export function listForms(text: string): string[] {
  return (text.normalize("NFC").toLowerCase().match(WORD) ?? []).map(toForm);
}

function toForm(lower: string): string {
  if (lower.length < FOLDED_LETTERS || !BEYOND_ASCII.test(lower)) return lower;
  return foldText(lower);
}
