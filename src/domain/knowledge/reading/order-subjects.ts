import type { TitleWord } from "#domain/generation/title/title-words";
import type { EntryKind } from "../entry";
import type { EntryMatch } from "../entry-lexicon";

/** What a title is mainly about, before what it names besides. */
const RANKS: readonly EntryKind[] = ["component", "symptom", "check", "safety", "law", "model", "service", "use", "gate"];

const IN_OR_ON = new Set(["em", "no", "na", "nos", "nas"]);

/** The main subject first, each entry once; of one kind the first named. */
export function orderSubjects(matches: readonly EntryMatch[], words: readonly TitleWord[]): EntryMatch[] {
  const ranked = matches.map((match, index) => ({
    match,
    rank: isScene(match, matches.slice(0, index), words) ? RANKS.indexOf("symptom") + 0.5 : RANKS.indexOf(match.entry.kind),
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
