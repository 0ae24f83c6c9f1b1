/** A word with its width at a font size of one. */
type MeasuredWord = { text: string; width: number };

export interface TitleBox {
  /** In pixels. */
  width: number;
  height: number;
  minSize: number;
  maxSize: number;
  maxLines: number;
  /** Of the font size. */
  lineHeight: number;
  /** Between two words, at a font size of one. */
  spaceWidth: number;
}

/** The size is in pixels. */
export type FittedTitle = { size: number; lines: string[] };

/** How much smaller a title may be to save a line, to end no line in a word that belongs to the next, to be even. */
const COST = { line: 0.05, looseEnd: 0.12, raggedness: 0.2 };
const LOOSE_END = /^(a|à|ao|aos|as|às|com|da|das|de|do|dos|e|em|na|nas|no|nos|o|os|ou|por|que|sem|seu|sua|um|uma)$/i;

/**
 * The line breaks that let a title stand largest in its box, with few lines and no preposition at a line's end;
 * undefined when it would be smaller than the box allows.
 */
export function fitTitle(words: readonly MeasuredWord[], box: TitleBox): FittedTitle | undefined {
  const total = words.reduce((sum, { width }) => sum + width, 0);
  // Spares the search, whose time grows with the cube of the number of words.
  if (total * box.minSize > box.width * box.maxLines) return undefined;

  let best: FittedTitle | undefined;
  let bestScore = 0;
  for (const lines of listBreaks(words, box.maxLines)) {
    const widths = lines.map((line) => widthOf(line, box.spaceWidth));
    const longest = Math.max(...widths);
    const size = Math.floor(Math.min(box.maxSize, box.width / longest, box.height / (lines.length * box.lineHeight)));
    if (size < box.minSize) continue;
    const looseEnds = lines.slice(0, -1).filter((line) => LOOSE_END.test(line.at(-1)?.text ?? "")).length;
    const raggedness = 1 - Math.min(...widths) / longest;
    const score = size * (1 - COST.line * (lines.length - 1)) * (1 - COST.looseEnd * looseEnds) * (1 - COST.raggedness * raggedness);
    if (score <= bestScore) continue;
    bestScore = score;
    best = { size, lines: lines.map((line) => line.map(({ text }) => text).join(" ")) };
  }
  return best;
}

const widthOf = (line: readonly MeasuredWord[], spaceWidth: number): number =>
  line.reduce((sum, { width }) => sum + width, spaceWidth * (line.length - 1));

/** Every way to set words in so many lines or fewer. */
function* listBreaks(words: readonly MeasuredWord[], maxLines: number): Generator<MeasuredWord[][]> {
  if (words.length === 0) return;
  yield [[...words]];
  if (maxLines === 1) return;
  for (let end = 1; end < words.length; end += 1) {
    for (const rest of listBreaks(words.slice(end), maxLines - 1)) yield [words.slice(0, end), ...rest];
  }
}
