import { findNearest } from "#domain/knowledge/asked/find-question";
import type { Entry } from "#domain/knowledge/entry";
import { writeLabelled } from "#domain/knowledge/entry-texts";
import type { Knowledge } from "#domain/knowledge/knowledge";
import { readTitle, type TitleReading } from "#domain/knowledge/read-title";
import type { Place } from "#domain/places/place";
import { isOfSomeServices } from "#domain/places/place-record";
import type { ContentFacts } from "../content-facts";
import { listKnownFor } from "../local/sections/place";
import { type FieldName, findField, listItems } from "../local/sections/section";

const MOST_OF_PART = 5;
const MOST_OF_PLACE = 12;
const MOST_QUESTIONS = 8;
const FEWEST_QUESTIONS = 5;
/** A question of another subject helps who writes where this much of it and the title is in both; below, they share "portão". */
const NEARNESS_OF_OTHERS = 0.6;

/** What the site knows that answers a title, a part a line, for who writes its page. */
export function describeKnowledge(title: string, { knowledge, places }: Pick<ContentFacts, "knowledge" | "places">): string[] {
  const reading = readTitle(title, knowledge, places);
  const asked = reading.known?.question;
  const entry = asked?.entry ?? reading.subjects[0]?.entry;
  if (!entry) return [];
  return [
    `O que sabemos de “${entry.name.one}”:`,
    ...(asked ? [`- A pergunta do título, como a conhecemos: ${asked.asks[0]}`] : []),
    `- Resposta: ${asked?.says[reading.known?.way ?? 0] ?? asked?.says[0] ?? findAnswer(entry, reading)}`,
    ...(asked?.tells
      ? [
          "- O que vem depois dela, em ordem:",
          ...asked.tells.map(({ heading, says: [first = ""] }) => `  - ${writeLabelled(heading, first)}`),
        ]
      : []),
    ...PARTS.flatMap((part) => describePart(entry, part)),
    ...describeQuestions(reading, entry, knowledge),
    ...describePlace(entry, reading, places),
  ];
}

/** The answer to what the title asks; that to "what" serves all other titles. */
function findAnswer({ answers }: Entry, { intents }: TitleReading): string {
  const asked = answers.find(({ to }) => to.every((intent) => intents.has(intent)) && !to.includes("what"));
  return (asked ?? answers.find(({ to }) => to.includes("what")))?.says[0] ?? "";
}

/** Parts of an entry that a text may be made of; each kind of entry has some. */
const PARTS: readonly (readonly [name: string, ...fields: FieldName[]])[] = [
  ["Causas", "causes", "faults"],
  ["O que o leitor pode olhar, em ordem", "checks"],
  ["Quando parar e chamar", "stop"],
  ["O que decide o preço", "cost"],
];

function describePart(entry: Entry, [name, ...fields]: (typeof PARTS)[number]): string[] {
  const items = fields.flatMap((field) => listItems(findField(entry, field)).slice(0, MOST_OF_PART));
  const lines = items.map((item) => ("cells" in item ? item.cells.join(" → ") : writeLabelled(item.label, item.says[0] ?? "")));
  return lines.length === 0 ? [] : [`- ${name}:`, ...lines.map((line) => `  - ${line}`)];
}

/** Those that ask most alike; where few do, others of the title's own subject. */
function describeQuestions({ words, known }: TitleReading, main: Entry, { questions }: Knowledge): string[] {
  const near = findNearest(words, questions, MOST_QUESTIONS + 1)
    .filter(({ question, nearness }) => question.entry === main || nearness >= NEARNESS_OF_OTHERS)
    .map(({ question }) => question);
  const others = near.filter((question) => question !== known?.question).slice(0, MOST_QUESTIONS);
  const own = main.questions.filter(({ says }) => ![known?.question, ...others].some((question) => question?.says === says));
  const shown = [...others, ...own.slice(0, Math.max(0, FEWEST_QUESTIONS - others.length))];
  return ["- Perguntas próximas, já respondidas:", ...shown.map(({ asks: [asked = ""], says: [answer = ""] }) => `  - ${asked} ${answer}`)];
}

/** What was written for the title's service first. */
function describePlace(main: Entry, reading: TitleReading, places: readonly Place[]): string[] {
  const { place } = reading;
  if (!place) return [];
  const suiting = listKnownFor(main, reading, place.place, places);
  const known = suiting.toSorted((a, b) => Number(isOfSomeServices(b)) - Number(isOfSomeServices(a))).slice(0, MOST_OF_PLACE);
  if (known.length === 0) return [`- De ${place.place.name} não sabemos nada além do nome: não descreva o lugar.`];
  return [`- O que sabemos de ${place.place.name} (nada além disto):`, ...known.map(({ says }) => `  - ${says}`)];
}
