import { cutSentence, readNearby, type Surroundings } from "./figure-surroundings";
import { findFigures } from "./find-figures";
import type { KnownFigures } from "./known-figures";
import { type RankedNames, rankNames } from "./rank-names";

/** Where a stored text states by hand what the register states too. */
export interface FrozenFigure extends RankedNames {
  /** The figure as the register writes it: "R$ 800". */
  figure: string;
  start: number;
  end: number;
  /** As it stands there: "R$&nbsp;800,00". */
  text: string;
  /** What stands around it in its sentence. */
  sentence: Surroundings;
}

export interface FigureSource {
  /** A description is no HTML. */
  isHtml: boolean;
  /** The page's title: what it is about may tell which fact is meant. */
  title: string;
}

/** The amounts, terms, hours and measures of a text that equal a fact of the register, in their order. */
export function findFrozenFigures(text: string, known: KnownFigures, { isHtml, title }: FigureSource): FrozenFigure[] {
  return findFigures(text, known, isHtml).map(({ figure, start, end }) => {
    const nearby = readNearby(text, start, end, { texts: known.texts, isHtml });
    return {
      figure: figure.text,
      start,
      end,
      text: text.slice(start, end),
      sentence: cutSentence(nearby),
      ...rankNames(figure.names, nearby, title),
    };
  });
}
