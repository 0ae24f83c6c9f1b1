import { quoteFact } from "../facts/fact-quote";

/** A figure of a text and the fact that is to stand in its place. */
export interface FigureChoice {
  start: number;
  end: number;
  /** What must stand there. */
  text: string;
  /** The fact's name. */
  name: string;
}

const NAME = /^[\p{L}\p{N}_-]+$/u;

/**
 * A text that quotes facts by name where figures stood.
 * @example nameFigures("Por R$ 800.", [{ start: 4, end: 10, text: "R$ 800", name: "plano-solo-preco" }]) // "Por {{plano-solo-preco}}."
 * @returns undefined when what was chosen does not stand there any more, or is chosen twice.
 */
export function nameFigures(text: string, choices: readonly FigureChoice[]): string | undefined {
  const sorted = [...choices].sort((one, other) => one.start - other.start);
  let named = "";
  let done = 0;
  for (const { start, end, text: figure, name } of sorted) {
    if (start < done || end <= start || text.slice(start, end) !== figure || !NAME.test(name)) return undefined;
    named += `${text.slice(done, start)}${quoteFact(name)}`;
    done = end;
  }
  return named + text.slice(done);
}

/** Where a place of a text is after figures before it have been named. */
export function shiftPlace(place: number, named: readonly FigureChoice[]): number {
  return named
    .filter(({ start }) => start < place)
    .reduce((shifted, { start, end, name }) => shifted + quoteFact(name).length - (end - start), place);
}
