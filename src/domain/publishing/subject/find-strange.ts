import { getServed, type ServedArea } from "#domain/coverage/area/served-names";
import type { TitleReading } from "#domain/knowledge/read-title";
import { isAmong, wordSet } from "#domain/knowledge/word-set";
import { findMatches, type TitleWord } from "#domain/text/words";
import type { KnownWords } from "./known-words";

type Read = Pick<TitleReading, "title" | "words" | "place" | "makers">;

/** Words of a title that the trade has not, be they plain Portuguese or not, each once; without names of places, streets, buildings and makers. */
export function findStrange(reading: Read, known: KnownWords, area?: ServedArea): TitleWord[] {
  const isServed = isAmong(area ? findMatches(reading.words, getServed(area).lexicon) : []);
  const isName = createNameCheck(reading);
  const strange = reading.words.filter(
    ({ folded }, index) => !known.has(folded) && !isExplained(reading, index) && !isServed(index) && !isName(index),
  );
  return [...new Map(strange.map((word) => [word.lower, word])).values()];
}

export function isExplained({ place, makers }: Pick<Read, "place" | "makers">, index: number): boolean {
  return (place?.at.has(index) ?? false) || isAmong(makers)(index);
}

const OF = wordSet("de do da dos das e");
/** What follows is a name, however it is written. */
const STREETS = wordSet(
  "rua avenida av estrada rodovia praca alameda largo travessa viaduto jardim jd vila vl parque pq santa santo sao dom dona padre doutor dr",
);
/** What follows is one where it has a capital. */
const BUILDINGS = wordSet(
  "conjunto residencial edificio condominio shopping metro estacao colegio escola terminal ponte bairro cidade alto chacara sitio morro recanto clube hospital",
);

/** A street, a quarter or a building has a name that nobody need know; it may have several words. */
function createNameCheck({ title, words }: Read): (index: number) => boolean {
  const written = title.normalize("NFC").match(/[\p{L}\p{N}]+/gu) ?? [];
  const isCapital = (index: number) => /^\p{Lu}/u.test(written[index] ?? "");
  const hasCapitals = written.some((_, index) => index > 0 && isCapital(index));
  const before = (index: number) => words.findLastIndex(({ folded }, at) => at < index && !OF.has(folded));
  const isName = (index: number): boolean => {
    const word = words[index] as TitleWord;
    const previous = before(index);
    const { folded = "" } = words[previous] ?? {};
    if (previous < 0 || word.opensPart || STREETS.has(word.folded)) return false;
    if (STREETS.has(folded)) return true;
    const isWritten = isCapital(index) || !hasCapitals;
    return (BUILDINGS.has(folded) && isCapital(index)) || (isWritten && isName(previous));
  };
  return isName;
}
