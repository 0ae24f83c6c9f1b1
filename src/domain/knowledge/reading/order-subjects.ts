import type { TitleWord } from "#domain/text/words";
import type { EntryKind } from "../entry";
import type { EntryMatch } from "../entry-lexicon";

/** What a title is mainly about, before what it names besides. */
const RANKS: Record<EntryKind, number> = {
  component: 0,
  symptom: 1,
  check: 2,
  safety: 3,
  law: 3,
  model: 4,
  service: 5,
  use: 6,
  gate: 6,
  product: 7,
};
/** After the symptom that is seen at it. */
const SCENE_RANK = 1.5;

const IN_OR_ON = new Set(["em", "no", "na", "nos", "nas"]);

/** The main subject first, each entry once; of one kind the first named. */
export function orderSubjects(matches: readonly EntryMatch[], words: readonly TitleWord[]): EntryMatch[] {
  const ranked = matches.map((match, index) => ({
    match,
    rank: isScene(match, matches.slice(0, index), words) ? SCENE_RANK : RANKS[match.entry.kind],
  }));
  const seen = new Set<string>();
  return ranked
    .sort((a, b) => a.rank - b.rank)
    .map(({ match }) => match)
    .filter(({ entry }) => !seen.has(entry.id) && seen.add(entry.id));
}

/** In "cheiro de queimado na placa" the board is where it happens, and not what the title is about. */
function isScene({ entry, start }: EntryMatch, before: readonly EntryMatch[], words: readonly TitleWord[]): boolean {
  return entry.kind === "component" && IN_OR_ON.has(words[start - 1]?.folded ?? "") && before.some((one) => one.entry.kind === "symptom");
}
