import { foldText } from "#domain/text/fold";
import { cutSentence, readNearby, type Surroundings } from "./figure-surroundings";
import { findFigures } from "./find-figures";
import type { KnownFigures } from "./known-figures";

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

/** Words on either side that may tell which fact is meant. */
const MAX_WORDS = 40;
/** How far off the title of the page counts: it decides where nothing nearer does. */
const TITLE_DISTANCE = 80;
/** Words that begin alike mean alike: "instalação" and "instalado". */
const STEM = 6;

interface RankedNames {
  /** The fact that the words around speak for best comes first. */
  names: readonly string[];
  /** That fact, when they speak for it more than for any other. */
  suggested?: string;
}

/** Facts that read alike, sorted by how near to the figure words of their names stand. */
function rankNames(names: readonly string[], { before, after }: Surroundings, title: string): RankedNames {
  const [only, ...others] = names;
  if (others.length === 0) return { names, suggested: only };
  const distances = new Map<string, number>();
  const hear = (word: string, distance: number) => {
    const stem = word.slice(0, STEM);
    if (distance < (distances.get(stem) ?? Number.POSITIVE_INFINITY)) distances.set(stem, distance);
  };
  for (const [place, word] of readWords(before).slice(-MAX_WORDS).toReversed().entries()) hear(word, place + 1);
  // What comes after it is often the next figure's and counts less.
  for (const [place, word] of readWords(after).slice(0, MAX_WORDS).entries()) hear(word, 2 * place + 4);
  for (const word of readWords(title)) hear(word, TITLE_DISTANCE);

  const sameStems = Map.groupBy(names.flatMap(stemsOf), (stem) => stem);
  const scored = names.map((name) => ({ name, score: scoreOf(name, distances, sameStems) }));
  scored.sort((one, other) => other.score - one.score);
  const [best, second] = scored;
  return {
    names: scored.map(({ name }) => name),
    ...(best && best.score > (second?.score ?? 0) && { suggested: best.name }),
  };
}

/** What all names have in common tells nothing. */
function scoreOf(name: string, distances: ReadonlyMap<string, number>, sameStems: ReadonlyMap<string, readonly string[]>): number {
  return stemsOf(name).reduce((score, stem) => {
    const distance = distances.get(stem);
    return distance === undefined ? score : score + 1 / (distance * (sameStems.get(stem)?.length ?? 1));
  }, 0);
}

function stemsOf(name: string): string[] {
  return name
    .split("-")
    .filter((part) => part.length > 2)
    .map((part) => part.slice(0, STEM));
}

const readWords = (text: string): string[] => foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
