import { PLAIN_FILTER } from "./plain-filter";
import { listBits, toPlainStem } from "./plain-stem";

let filter: Uint8Array | undefined;

/** "Testamos" is known by "testar". */
const OF_US = /([aei])mos$/;

/** Whether a dictionary of Portuguese has a word in some form; of 100 that are none it has about 3. @param folded lower case without accents */
export function isPlainWord(folded: string): boolean {
  return hasStemOf(folded) || (OF_US.test(folded) && hasStemOf(folded.replace(OF_US, "$1r")));
}

function hasStemOf(folded: string): boolean {
  filter ??= Uint8Array.from(atob(PLAIN_FILTER), (sign) => sign.charCodeAt(0));
  const bits = filter;
  return listBits(toPlainStem(folded), bits.length * 8).every((bit) => ((bits[bit >> 3] ?? 0) & (1 << (bit & 7))) !== 0);
}
