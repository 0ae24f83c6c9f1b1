const BEYOND_ASCII = /[^\0-\x7f]/gu;
const plainLetters = new Map<string, string>();

/** A text in lower case without accents. @example foldText("São Paulo") // "sao paulo" */
export const foldText = (text: string) => text.replace(BEYOND_ASCII, withoutMarks).toLowerCase();

function withoutMarks(letter: string): string {
  const known = plainLetters.get(letter) ?? letter.normalize("NFD").replace(/\p{M}/gu, "");
  plainLetters.set(letter, known);
  return known;
}

/**
 * The same sign for sign: what is found in it stands at the same place in the text. A letter that would grow stays.
 * @example foldLetters("São Paulo") // "sao paulo"
 */
export const foldLetters = (text: string) => text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase()).replace(BEYOND_ASCII, foldLetter);

function foldLetter(letter: string): string {
  const plain = withoutMarks(letter).toLowerCase();
  return plain.length === letter.length ? plain : letter;
}
