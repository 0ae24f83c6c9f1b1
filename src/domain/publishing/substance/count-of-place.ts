import type { ContentFacts } from "#domain/generation/content-facts";
import type { Entry } from "#domain/knowledge/entry";
import { listEntryTexts } from "#domain/knowledge/entry-texts";
import type { TitlePlace, TitleReading } from "#domain/knowledge/read-title";
import { onceFor } from "#domain/memo/once-for";
import { onceForText } from "#domain/memo/once-for-text";
import type { Circumstance } from "#domain/places/circumstance";
import { listKnown } from "#domain/places/list-known";
import type { Place } from "#domain/places/place";
import { withoutLinks } from "#domain/text/inline-links";
import { splitSentences } from "#domain/text/split-sentences";

type PlaceFacts = Pick<ContentFacts, "knowledge" | "places">;

/**
 * How many sentences of a text depend on its title's place: those that are known of the place, and those that hold only
 * where there is a ground or a use which the place has and the title does not name. They are found again by their words.
 */
export function countOfPlace(content: string, { place, own, circumstance }: TitleReading, { knowledge, places }: PlaceFacts): number {
  if (!place) return 0;
  const ofPlace = listSentencesOfBoth(place, places);
  const conditioned = listConditioned(knowledge.entries);
  const depends = (sentence: string) =>
    ofPlace.has(sentence) || conditioned.get(sentence)?.some((when) => isMetBy(when, circumstance) && !isMetBy(when, own));
  return new Set(listKeys(content)).values().filter(depends).toArray().length;
}

/** Whether at least half of a text's sentences are of the entries and of the place: else somebody wrote it by hand, and it is not counted. */
export function isOfGenerator(content: string, { place }: TitleReading, { knowledge, places }: PlaceFacts): boolean {
  const ofEntries = listSentencesOfEntries(knowledge.entries);
  const ofPlace = place ? listSentencesOfBoth(place, places) : new Set<string>();
  const sentences = listKeys(content);
  return sentences.filter((sentence) => ofEntries.has(sentence) || ofPlace.has(sentence)).length * 2 >= sentences.length;
}

/** Asked twice of a text that has few of them. */
const listKeys = onceForText(1, (content): readonly string[] => splitSentences(content.replace(LABEL, "")).map(toKey));

/** What a point of a list is on, before what it says. */
const LABEL = /<strong>[^<]*<\/strong>:/g;

/** As the same text reads in an entry and on a page: signs that HTML names and spaces around links tell nothing apart. */
function toKey(sentence: string): string {
  const text = sentence.includes("](") ? withoutLinks(sentence) : sentence;
  return text
    .replace(/["'&<>\s]+/g, " ")
    .replace(/ (?=[.,;:!?])|[.!?\s]+$/g, "")
    .trimStart()
    .toLowerCase();
}

/** A title may name two places. */
function listSentencesOfBoth({ place, also }: TitlePlace, places: readonly Place[]): ReadonlySet<string> {
  const listSentences = sentencesOf(places);
  return also ? listSentences(place).union(listSentences(also.place)) : listSentences(place);
}

const sentencesOf = onceFor((places: readonly Place[]) =>
  onceFor((place: Place): ReadonlySet<string> => new Set(listKnown(place, places).flatMap(({ says }) => splitSentences(says).map(toKey)))),
);

const listSentencesOfEntries = onceFor(
  (entries: ReadonlyMap<string, Entry>): ReadonlySet<string> =>
    new Set([...entries.values()].flatMap((entry) => listEntryTexts(entry).flatMap(({ text }) => splitSentences(text).map(toKey)))),
);

type Conditions = ReadonlyMap<string, readonly Circumstance[]>;

/** What asks for a use or a ground, by its sentences. */
const listConditioned = onceFor((entries: ReadonlyMap<string, Entry>): Conditions => {
  const found = new Map<string, Circumstance[]>();
  const collect = (value: unknown): void => {
    if (value === null || typeof value !== "object") return;
    const { when, says, cells } = value as { when?: Circumstance; says?: readonly string[]; cells?: readonly string[] };
    if (when && (when.uses ?? when.grounds)) {
      for (const key of [...(says ?? []), ...(cells ?? [])].flatMap((text) => splitSentences(text).map(toKey)))
        found.set(key, [...(found.get(key) ?? []), when]);
    }
    Object.values(value).forEach(collect);
  };
  entries.forEach(collect);
  return found;
});

function isMetBy({ uses = [], grounds = [] }: Circumstance, here: Circumstance): boolean {
  const meets = (asked: readonly string[], there: readonly string[] = []) => asked.length === 0 || asked.some((one) => there.includes(one));
  return meets(uses, here.uses) && meets(grounds, here.grounds);
}
