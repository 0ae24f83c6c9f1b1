const BEYOND_ASCII = /[^\0-\x7f]/g;
const folded = new Map<string, string>();

/**
 * A text in lower case without accents, sign for sign: what is found in it stands at the same place in the text.
 * @example foldLetters("São Paulo") // "sao paulo"
 */
export function foldLetters(text: string): string {
  return text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase()).replace(BEYOND_ASCII, foldLetter);
}

function foldLetter(letter: string): string {
  const known = folded.get(letter);
  if (known !== undefined) return known;
  const [first = letter] = letter.normalize("NFD").toLowerCase();
  const plain = first.length === letter.length ? first : letter;
  folded.set(letter, plain);
  return plain;
}
