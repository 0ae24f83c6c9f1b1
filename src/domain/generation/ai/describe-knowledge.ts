import type { Entry } from "#domain/knowledge/entry";
import type { Knowledge } from "#domain/knowledge/knowledge";
import { readTitle, type TitleReading } from "#domain/knowledge/read-title";
import { listKnown } from "#domain/places/list-known";
import type { Place } from "#domain/places/place";
import { splitWords } from "#domain/text/words";

/** What is known of the trade and of the places served. */
export interface KnownFacts {
  knowledge: Knowledge;
  places?: readonly Place[];
}

type Words = { says: readonly string[]; label?: string };
/** Parts of an entry that a text may be made of; each kind of entry has some. */
interface Parts {
  causes?: { rows: readonly { cells: readonly string[] }[] };
  faults?: { items: readonly Words[] };
  checks?: { steps: readonly Words[] };
  stop?: { items: readonly Words[] };
  cost?: { items: readonly Words[] };
}

const MOST_OF_PART = 5;
const MOST_OF_PLACE = 12;
const MOST_QUESTIONS = 8;
const FEWEST_QUESTIONS = 5;
/** Stems of words that two questions have in common tell that they ask alike. */
const STEM = 5;
const SHORTEST_WORD = 4;

/** What the site knows that answers a title, a part a line, for who writes its page. */
export function describeKnowledge(title: string, { knowledge, places = [] }: KnownFacts): string[] {
  const reading = readTitle(title, knowledge, places);
  const [subject] = reading.subjects;
  if (!subject) return [];
  const { entry } = subject;
  return [
    `O que sabemos de “${entry.name.one}”:`,
    `- Resposta: ${findAnswer(entry, reading)}`,
    ...describeParts(entry as Parts),
    ...describeQuestions(reading, knowledge),
    ...describePlace(reading, places),
  ];
}

/** The answer to what the title asks; that to "what" serves all other titles. */
function findAnswer({ answers }: Entry, { intents }: TitleReading): string {
  const asked = answers.find(({ to }) => to.every((intent) => intents.has(intent)) && !to.includes("what"));
  return (asked ?? answers.find(({ to }) => to.includes("what")))?.says[0] ?? "";
}

function describeParts({ causes, faults, checks, stop, cost }: Parts): string[] {
  const told = (words: readonly Words[] = []) =>
    words.slice(0, MOST_OF_PART).map(({ label, says: [first = ""] }) => (label === undefined ? first : `${label}: ${first}`));
  const rows = (causes?.rows ?? []).slice(0, MOST_OF_PART).map(({ cells }) => cells.join(" → "));
  const parts = [
    ["Causas", [...rows, ...told(faults?.items)]],
    ["O que o leitor pode olhar, em ordem", told(checks?.steps)],
    ["Quando parar e chamar", told(stop?.items)],
    ["O que decide o preço", told(cost?.items)],
  ] as const;
  return parts.flatMap(([name, lines]) => (lines.length === 0 ? [] : [`- ${name}:`, ...lines.map((line) => `  - ${line}`)]));
}

/** Those that ask most alike, first of the title's own subjects. */
function describeQuestions({ title, subjects }: TitleReading, { entries }: Knowledge): string[] {
  const wanted = toStems(title);
  const own = new Set(subjects.map(({ entry }) => entry.id));
  const rated = [...entries.values()].flatMap((entry) =>
    entry.questions.map(({ asks: [asked = ""], says: [answer = ""] }) => {
      const shared = [...toStems(asked)].filter((stem) => wanted.has(stem)).length;
      return { asked, answer, rate: shared * 2 + (own.has(entry.id) ? 1 : 0), isNear: shared > 1 };
    }),
  );
  const nearest = rated.toSorted((one, other) => other.rate - one.rate);
  const shown = nearest.filter(({ isNear }, index) => index < FEWEST_QUESTIONS || (isNear && index < MOST_QUESTIONS));
  return ["- Perguntas próximas, já respondidas:", ...shown.map(({ asked, answer }) => `  - ${asked} ${answer}`)];
}

function toStems(text: string): Set<string> {
  return new Set(splitWords(text).flatMap(({ folded }) => (folded.length < SHORTEST_WORD ? [] : [folded.slice(0, STEM)])));
}

function describePlace({ place }: TitleReading, places: readonly Place[]): string[] {
  const says = place
    ? listKnown(place.place, places)
        .slice(0, MOST_OF_PLACE)
        .map(({ says }) => says)
    : [];
  if (!place) return [];
  if (says.length === 0) return [`- De ${place.place.name} não sabemos nada além do nome: não descreva o lugar.`];
  return [`- O que sabemos de ${place.place.name} (nada além disto):`, ...says.map((line) => `  - ${line}`)];
}
