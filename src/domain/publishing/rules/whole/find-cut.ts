import { wordSet } from "#domain/knowledge/word-set";
import { CUT_WORDS } from "#domain/text/cut-mark";
import type { PageText } from "#domain/text/read-page-text";

const WHOLE_END = /[.!?…:”")}»]$/u;
const ENOUGH_WORDS = 6;
/** Words after which every sentence goes on. */
const HANGING = wordSet(
  "de da do das dos em no na nos nas ao aos com para por pelo pela e ou que se um uma o a os as mais sem sobre entre quando como mas porque seu sua este esta",
);

/** The end of a text that stops in the middle, as written. */
export function findCut({ blocks }: PageText): string[] {
  const last = blocks.at(-1);
  if (!last) return [];
  if (blocks.some(({ text }) => text.includes(CUT_WORDS))) return [CUT_WORDS];
  if (/^h\d$/.test(last.tag)) return [last.text];
  const words = last.tokens.filter(({ kind }) => kind !== "mark");
  const end = last.tokens.at(-1);
  const isHanging = end?.kind === "word" && HANGING.has(end.sign) && words.length > 2;
  const isProse = last.tag === "p" || last.tag === "";
  const isOpen = isProse && words.length >= ENOUGH_WORDS && !WHOLE_END.test(last.text);
  return isHanging || isOpen ? [endOf(last.text)] : [];
}

const SHOWN = 50;

function endOf(text: string): string {
  if (text.length <= SHOWN) return text;
  const part = text.slice(-SHOWN);
  return part.slice(part.indexOf(" ") + 1);
}
