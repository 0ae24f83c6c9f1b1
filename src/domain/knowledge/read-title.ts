import { onceFor } from "#domain/memo/once-for";
import { onceForText } from "#domain/memo/once-for-text";
import type { Circumstance } from "#domain/places/circumstance";
import type { Place } from "#domain/places/place";
import { topicPath } from "#domain/site/paths";
import { foldText } from "#domain/text/fold";
import { splitWords, type TitleWord } from "#domain/text/words";
import { type FoundQuestion, findQuestion } from "./asked/find-question";
import { isAfterService } from "./asked/phrases";
import { type Asked, type AskedKind, readAsked } from "./asked/read-asked";
import { isGeneral, isWhereIn } from "./asked/weigh-class";
import { type EntryMatch, findEntries } from "./entry-lexicon";
import type { Intent } from "./intent";
import type { EntryQuestion, Knowledge } from "./knowledge";
import { findPointed } from "./pointed-titles";
import { addMaterial, addWished, findFallback } from "./reading/add-subjects";
import { findCircumstance } from "./reading/find-circumstance";
import { findIntents } from "./reading/find-intents";
import { findMakers, type NamedMaker } from "./reading/find-makers";
import { findPlace, type TitlePlace } from "./reading/find-place";
import { orderSubjects } from "./reading/order-subjects";
import { correctWord } from "./spelling/correct-word";
import { isAmong } from "./word-set";

// The one place for what a title is about; whether two ask the same is told by intent-key.ts.

export type { TitlePlace } from "./reading/find-place";

/** What a title asks a page for. */
export interface TitleReading {
  title: string;
  words: readonly TitleWord[];
  /** The main one first; none where the title is about nothing of ours. */
  subjects: readonly EntryMatch[];
  /** At most one question and one wish; "what" where there is neither. */
  intents: ReadonlySet<Intent>;
  /** The title's own, and its place's where the title is silent. */
  circumstance: Circumstance;
  /** The title's own. */
  own: Circumstance;
  place?: TitlePlace | undefined;
  /** Other manufacturers it names. */
  makers: readonly NamedMaker[];
  /** Whether it names nothing that an entry is about: its subject is then the nearest service. */
  isGeneral: boolean;
  /** Whether it names a part or a failure, and asks of it no more than what the entry tells in general. */
  isNameAlone: boolean;
  /** The question that it is, where an entry answers that. */
  known: FoundQuestion<EntryQuestion> | undefined;
}

/** Stands for a word that is part of a name: the "Casa" of "Casa Verde" is no house. */
const NAME_WORD: TitleWord = { folded: "", lower: "", opensPart: false };

/** The words with some of them blank, so that those count for nothing and the others stand where they stood. */
export const blankWords = (words: readonly TitleWord[], isBlank: (index: number) => boolean): TitleWord[] =>
  words.map((word, index) => (isBlank(index) ? NAME_WORD : word));

/** Reads what a title is about, what it asks and where; whole words, without regard to accents or case. */
export const readTitle = (title: string, knowledge: Knowledge, places: readonly Place[]): TitleReading =>
  readings(knowledge)(places)(title);

const MOST_KEPT = 500;

/** Who writes a page for a title, judges and remembers it asks for the same one every time; titles of one service for the same wide one. */
const readings = onceFor((knowledge: Knowledge) =>
  onceFor((places: readonly Place[]) => onceForText(MOST_KEPT, (title) => readAnew(title, knowledge, places))),
);

function readAnew(title: string, knowledge: Knowledge, places: readonly Place[]): TitleReading {
  const written = splitWords(title);
  const named = findPlace(written, places);
  const words = written.map((word, index) => (named?.at.has(index) ? word : spell(word, written[index + 1])));
  const place = named ?? findPlace(words, places);
  const withoutPlace = place ? blankWords(words, (index) => place.at.has(index)) : words;
  const rest = blankWords(withoutPlace, isAfterService(words));
  const makers = findMakers(rest);
  const entries = withoutExtras(findEntries(rest, knowledge.lexicon), rest);
  const intents = findIntents(title, rest, entries);
  const found = orderSubjects(entries, rest);
  const own = findCircumstance(rest, found, undefined);
  const subjects =
    found.length > 0
      ? addWished(addMaterial(addGates(found, own, knowledge), rest, knowledge), rest, knowledge)
      : findFallback(rest, intents, knowledge);
  // What is asked is asked of any make.
  const known = findPointed(title, knowledge) ?? findQuestion(blankWords(withoutPlace, isAmong(makers)), knowledge.questions);
  const asked = readAsked(rest);
  const isNameAlone = isOfNameAlone(asked, found[0]);
  return {
    title,
    words,
    subjects,
    intents,
    circumstance: findCircumstance(rest, found, place?.place.traits),
    own,
    isGeneral: found.length === 0,
    place,
    makers,
    isNameAlone,
    // What a thing is may have an answer of its own; else its entry's serves.
    known: isNameAlone && asked.kind !== "what" && !known?.isVerbatim && !known?.isPointed ? undefined : known,
  };
}

/** What an entry tells of a failure in general: what it is, why and what to do, and what that costs. */
const OF_FAILURES: ReadonlySet<AskedKind | undefined> = new Set([undefined, "what", "why", "how", "fault", "price"]);

/**
 * "Conserto de portão que bate" names a failure, "trilho de portão" a part, and nothing else: that is what the entry tells of it in
 * general, and no one question of many.
 */
function isOfNameAlone(asked: Asked, main: EntryMatch | undefined): boolean {
  if (!main || asked.wanted.length > 0) return false;
  const { kind, name } = main.entry;
  const named = readAsked(splitWords(name.one)).stems;
  const isAll = (is: (stem: string) => boolean) => [...asked.stems].every((stem) => named.has(stem) || is(stem));
  if (kind === "symptom") return OF_FAILURES.has(asked.kind) && isAll(isGeneral);
  return kind === "component" && (asked.kind ?? "what") === "what" && isAll(isWhereIn);
}

/** A misspelt word is read as the one meant. */
function spell(word: TitleWord, next: TitleWord | undefined): TitleWord {
  const right = correctWord(word.folded, next?.folded);
  const folded = right === undefined ? word.folded : foldText(right);
  return folded === word.folded ? word : { ...word, folded };
}

/** In "conserto de portão de correr" the name of the service takes the word that the gate's begins with. */
function addGates(found: readonly EntryMatch[], own: Circumstance, { entries }: Knowledge): EntryMatch[] {
  const [main] = found;
  const gates = (own.gates ?? []).filter((id) => !found.some(({ entry }) => entry.id === id)).flatMap((id) => entries.get(id) ?? []);
  if (!main || main.entry.kind === "component") return [...found];
  return [...found, ...gates.map((entry) => ({ entry, start: main.start, end: main.end }))];
}

/** In "motor com instalação incluída" the motor is wanted; what comes with it is an extra. */
function withoutExtras(matches: readonly EntryMatch[], words: readonly TitleWord[]): EntryMatch[] {
  return matches.filter(
    ({ entry, start }) =>
      entry.kind !== "service" || !words.slice(Math.max(0, start - EXTRA_REACH), start).some(({ folded }) => folded === "com"),
  );
}

/** "Com motor e instalação". */
const EXTRA_REACH = 3;

// The one place for which pages that come with the site lead to a page.

/** The page of a title's place, and the topic of its subject: what is made for the title belongs to them. */
export function listHomes({ place, subjects, known }: Pick<TitleReading, "place" | "subjects" | "known">): string[] {
  const main = known?.question.entry ?? subjects[0]?.entry;
  const topic = main?.pages.find((path) => path.startsWith(topicPath("")));
  return [place?.path, topic].filter((path) => path !== undefined);
}
