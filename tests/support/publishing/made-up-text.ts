const SYLLABLES = ["ba", "ce", "di", "fo", "gu", "la", "me", "ni", "po", "ru", "sa", "te", "vi", "zo", "cha", "lhe"];

/** A sentence of twelve words that no other number gives. @example makeSentence(3) // "Bachafo …." */
export function makeSentence(number: number): string {
  const words = Array.from({ length: 12 }, (_, index) => makeWord(number * 12 + index));
  return `${words[0]?.charAt(0).toUpperCase()}${words.join(" ").slice(1)}.`;
}

/** A paragraph for each five of the sentences from one number to another. */
export function makeText(from: number, to: number): string {
  const sentences = Array.from({ length: to - from }, (_, index) => makeSentence(from + index));
  const paragraphs = sentences.map((_, index) => (index % 5 === 0 ? `<p>${sentences.slice(index, index + 5).join(" ")}</p>` : ""));
  return paragraphs.join("");
}

function makeWord(number: number): string {
  const count = SYLLABLES.length;
  return [number % count, Math.floor(number / count) % count, Math.floor(number / count ** 2) % count, 5]
    .map((index) => SYLLABLES[index])
    .join("");
}
