import type { Surroundings } from "./figure-surroundings";

/** Words on either side that may tell which fact is meant. */
const MAX_WORDS = 40;
/** How far off the title of the page counts: it decides where nothing nearer does. */
const TITLE_DISTANCE = 80;
/** Words that begin alike mean alike: "instalação" and "instalado". */
const STEM = 6;

export interface RankedNames {
  /** The fact that the words around speak for best comes first. */
  names: readonly string[];
  /** That fact, when they speak for it more than for any other. */
  suggested?: string;
}

/** Facts that read alike, sorted by how near to the figure words of their names stand. */
export function rankNames(names: readonly string[], { before, after }: Surroundings, title: string): RankedNames {
  const [only, ...others] = names;
  if (others.length === 0) return { names, suggested: only };
  const words = [
    ...readWords(before).slice(-MAX_WORDS).reverse().map(toHeard),
    ...readWords(after)
      .slice(0, MAX_WORDS)
      .map((word, place) => ({ word, distance: 2 * place + 4 })),
    ...readWords(title).map((word) => ({ word, distance: TITLE_DISTANCE })),
  ];
  const rarity = countParts(names);
  const scored = names.map((name) => ({ name, score: scoreOf(name, words, rarity) }));
  scored.sort((one, other) => other.score - one.score);
  const [best, second] = scored;
  return {
    names: scored.map(({ name }) => name),
    ...(best && best.score > (second?.score ?? 0) && { suggested: best.name }),
  };
}

interface HeardWord {
  word: string;
  /** In words from the figure; what comes after it is often the next figure's and counts less. */
  distance: number;
}

const toHeard = (word: string, place: number): HeardWord => ({ word, distance: place + 1 });

/** What all names have in common tells nothing. */
function scoreOf(name: string, words: readonly HeardWord[], rarity: ReadonlyMap<string, number>): number {
  let score = 0;
  for (const part of partsOf(name)) {
    const nearest = words.reduce((least, { word, distance }) => (isAlike(word, part) ? Math.min(least, distance) : least), Infinity);
    score += 1 / (nearest * (rarity.get(part) ?? 1));
  }
  return score;
}

function countParts(names: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const part of names.flatMap(partsOf)) counts.set(part, (counts.get(part) ?? 0) + 1);
  return counts;
}

function partsOf(name: string): string[] {
  return name.split("-").filter((part) => part.length > 2);
}

function isAlike(word: string, part: string): boolean {
  return word === part || (word.length >= STEM && part.length >= STEM && word.slice(0, STEM) === part.slice(0, STEM));
}

function readWords(text: string): string[] {
  return (
    text
      .normalize("NFD")
      .replace(/\p{M}/gu, "")
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}
