/** Fits six bytes of a database with its sign, and numbers exactly. */
const BITS_ABOVE_32 = 2 ** 15 - 1;
const SPACE = 32;

/**
 * bryc's cyrb53, made shorter, of words as if spaces were between them. One pass, spread evenly, the same on every
 * machine; no guard against those who look for two texts of one hash.
 */
export function hashWords(words: readonly string[], start = 0, end = words.length): number {
  let one = 0xdeadbeef;
  let other = 0x41c6ce57;
  for (let at = start; at < end; at += 1) {
    const word = words[at] as string;
    for (let index = at === start ? 0 : -1; index < word.length; index += 1) {
      const code = index < 0 ? SPACE : word.charCodeAt(index);
      one = Math.imul(one ^ code, 2654435761);
      other = Math.imul(other ^ code, 1597334677);
    }
  }
  one = Math.imul(one ^ (one >>> 16), 2246822507) ^ Math.imul(other ^ (other >>> 13), 3266489909);
  other = Math.imul(other ^ (other >>> 16), 2246822507) ^ Math.imul(one ^ (one >>> 13), 3266489909);
  return 2 ** 32 * (other & BITS_ABOVE_32) + (one >>> 0);
}
