/** Numbers from 0 (included) to 1 (excluded), the same for the same seed. */
type Random = () => number;

/** Repeatable random numbers from a text: FNV-1a makes the seed, mulberry32 the sequence. Not for secrets. */
export function createRandom(seedText: string): Random {
  let state = hashText(seedText);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** 32-bit FNV-1a over the UTF-16 units of the text. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}
