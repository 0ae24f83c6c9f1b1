import type { FactTexts } from "#domain/facts/fact-names";
import { countFeatures, countOptionalSections } from "#domain/generation/creativity";
import { readAsked } from "#domain/knowledge/asked/read-asked";
import type { Entry } from "#domain/knowledge/entry";
import { questions } from "#domain/knowledge/intent";
import type { Knowledge } from "#domain/knowledge/knowledge";
import type { TitleReading } from "#domain/knowledge/read-title";
import type { Circumstance } from "#domain/places/circumstance";
import type { Place } from "#domain/places/place";
import type { KnownOfPlace } from "#domain/places/place-record";
import { escapeQuotingText } from "#domain/text/escape-html";
import { joinWords } from "#domain/text/join-words";
import { describeAnswer } from "../describe-text";
import { createChooser } from "./chooser";
import { writeHeadline } from "./headline";
import { type Instructions, readInstructions } from "./instructions";
import { listUsed, type Used } from "./list-used";
import { paragraph, toHtml } from "./markup";
import { findNarrower, isWide } from "./narrower";
import { findPlan, listFields } from "./plan";
import { hasAnswerOfItsOwn, writeAnswer } from "./sections/answer";
import { writeCases, writeConcerns } from "./sections/cases";
import { findRival, writeComparison } from "./sections/comparison";
import { chooseKnown, writeAllPlaces, writePlace, writePlaceElsewhere } from "./sections/place";
import { writeQuestions } from "./sections/questions";
import { type FieldName, isFreshField, type Section, type SectionContext, say, writeField } from "./sections/section";

export interface ContentRequest {
  title: string;
  /** From 1, which is meant when absent; each gives another text, the same one always the same. */
  version?: number | undefined;
  /** 0 to 100. */
  creativity: number;
  /** The administrator's own words, which may quote facts; see `readInstructions`. */
  instructions?: string | undefined;
  /** Whether other pages say a text already: where there is another way or matter, it is taken. The same function never takes it back. */
  isSaid?: ((text: string) => boolean) | undefined;
}

export interface ComposeFacts {
  /** From `describeFacts(business)`. */
  texts: FactTexts;
  /** Places to recognise in titles besides the zones that always are, from `listPlaces`. Pass the same array each time. */
  places?: readonly Place[];
  /** From `buildKnowledge`. */
  knowledge: Knowledge;
}

export interface ComposedPage extends Used {
  /** Elements only, no attributes but `href`; facts by their names. */
  html: string;
  /** Plain text; undefined where no part of the answer is short enough. */
  description?: string | undefined;
}

/** Composes a page from the entry that answers its title; undefined where none does. */
export function composePage(
  reading: TitleReading,
  { version = 1, creativity, instructions = "", isSaid }: ContentRequest,
  facts: ComposeFacts,
): ComposedPage | undefined {
  const ofOthers = reading.makers.some(({ isDoubtful }) => !isDoubtful) ? facts.knowledge.entries.get(OTHER_MAKERS) : undefined;
  const main = reading.known?.question.entry ?? (reading.isGeneral && ofOthers ? ofOthers : findMain(reading));
  if (!main) return undefined;
  const asked = readInstructions(instructions, facts.knowledge);
  const others = unique([...(ofOthers ? [ofOthers] : []), ...reading.subjects.map(({ entry }) => entry), ...asked.entries]).filter(
    (entry) => entry !== main,
  );
  const here = addCircumstance(reading.circumstance, asked);
  const choose = createChooser({
    // Any change of it, the 2 as well, gives every title another text.
    seed: `2|${version}|${creativity}|${reading.title}`,
    version,
    creativity,
    asked: reading.intents,
    here,
    about: new Set(others.map(({ id }) => id)),
    facts: facts.texts,
    isSaid,
  });
  const context: SectionContext = {
    main,
    others,
    rival: findRival(reading, main),
    narrower: findNarrower(main, others, here, reading, facts.knowledge, choose),
    reading,
    headline: writeHeadline(reading, main),
    creativity,
    choose,
    facts: facts.texts,
  };
  const answer = writeAnswer(context, chooseKnown(context, facts));
  const own = asked.sentences.length > 0 ? [paragraph(asked.sentences.map(escapeQuotingText).join(" "))] : [];
  const tells = (reading.known?.question.tells ?? []).flatMap((text) => (choose.isFresh({ says: [text] }) ? say(choose.way([text])) : []));
  const blocks = [
    answer.html,
    ...own,
    ...tells,
    ...writeAllPlaces(context, facts.places ?? []),
    ...writeBody(context, answer.left, version),
  ];
  return {
    html: blocks.join("\n"),
    description: describeAnswer(isAsking(reading) ? "" : context.headline, answer.text, facts.texts),
    ...listUsed(choose.taken, [main, ...others, ...context.narrower], reading),
  };
}

/** The answer of a question that is known says by itself what it is about; "Mola quebrou, pode abrir na mão" is not to be stated. */
function isAsking({ known, words }: TitleReading): boolean {
  return known !== undefined || readAsked(words).kind === "whether";
}

/** What is known of motors that others made. */
const OTHER_MAKERS = "outra-marca";

/** What is wanted done to one kind of gate is told by that kind where it has words for it: "Conserto de porta de enrolar". */
function findMain({ subjects, intents }: TitleReading): Entry | undefined {
  const [first] = subjects;
  if (first?.entry.kind !== "service") return first?.entry;
  const [gate, another] = subjects.map(({ entry }) => entry).filter(({ kind }) => kind === "gate");
  return gate && !another && hasAnswerOfItsOwn(gate, intents) ? gate : first.entry;
}

function addCircumstance(here: Circumstance, { circumstance }: Instructions): Circumstance {
  const both = { ...here };
  if (circumstance.uses) both.uses = unique([...(here.uses ?? []), ...circumstance.uses]);
  if (circumstance.grounds) both.grounds = unique([...(here.grounds ?? []), ...circumstance.grounds]);
  if (circumstance.gates && !here.gates) both.gates = circumstance.gates;
  return both;
}

function unique<T>(values: readonly T[]): T[] {
  return [...new Set(values)];
}

/** Never fewer sections of the plan on the page of a place, which has its cases besides. */
const FEWEST_OF_PLAN = 1;

/** Parts and faults of which a page says what its place means for them, where its first text had too little of its own. */
const ELSEWHERE = 3;

function writeBody(context: SectionContext, known: readonly KnownOfPlace[], version: number): string[] {
  const { main, reading, creativity, choose } = context;
  const comparison = writeComparison(context);
  const cases = reading.place ? writePlace(context, known) : writeCases(context);
  if (comparison.length > 0) return [...comparison, ...cases, ...writeEnd(context)];
  const { matter, optional, always } = findPlan(main, reading.intents);
  // With a place its cases are half of the page, and a part of the plan is dealt to it, unless that is what was asked for;
  // without a place the plan is the page.
  const isLocal = reading.place !== undefined;
  const isAsked = questions.some((question) => question !== "what" && reading.intents.has(question));
  const plan = isLocal && !isAsked && main.kind !== "symptom" ? choose.shuffle([matter, ...optional]) : [matter, ...optional];
  const isMatter = (name: FieldName) => name === matter && (!isLocal || isAsked);
  // What is asked was answered: of the rest stands what leans on it, and parts that nobody asked for only where there is little else.
  const isAnswered = reading.known?.question.titles !== undefined;
  const ownPlan = plan.filter((name) => isMatter(name) || (!(isAnswered && name === "definition") && isFreshField(context, name)));
  const most = isLocal ? Math.max(FEWEST_OF_PLAN, countOptionalSections(creativity) - 2) : countOptionalSections(creativity);
  const fields = unique([...always, ...(ownPlan.length > 0 ? ownPlan : [matter]).slice(0, most)]);
  const isShort = fields.length < Math.min(plan.length, most);
  const body = [
    ...cases,
    ...writeOfOtherMakers(context),
    ...fields.flatMap((name, index) =>
      writeField(context, name, { isFirst: index === 0 && cases.length === 0, count: countItems(main, name, index) }),
    ),
    ...(isLocal && version > 1 ? writePlaceElsewhere(context, ELSEWHERE) : []),
    ...(isWide(main) && !isLocal && !isAnswered ? writeConcerns(context, countFeatures(creativity), isShort ? 2 : 1) : []),
    ...(fields.includes("cost") ? [] : writeField(context, "cost", { count: 1 })),
  ];
  const end = writeEnd(context);
  const left = unique([...ownPlan, ...listFields(main)]).filter((name) => !fields.includes(name) && name !== "cost");
  const more = writeMore(context, left, SHORTEST_BODY - countWords([...body, ...end]));
  const isStillShort = isAnswered && isWide(main) && countWords([...body, ...more, ...end]) < SHORTEST_BODY;
  return [...body, ...more, ...(isStillShort ? writeConcerns(context, countFeatures(creativity), 1) : []), ...end];
}

/** Fewer words than this answer a title and leave its reader with the rest of his question. */
const SHORTEST_BODY = 250;

/** Further parts of what the page is about that no other page says, until there are so many words. */
function writeMore(context: SectionContext, left: readonly FieldName[], words: number): string[] {
  const blocks: string[] = [];
  for (const name of left) {
    if (countWords(blocks) >= words) break;
    if (isFreshField(context, name)) blocks.push(...writeField(context, name, {}));
  }
  return blocks;
}

function countWords(blocks: readonly string[]): number {
  return blocks
    .join(" ")
    .replace(/<[^>]+>/g, " ")
    .split(/\s+/).length;
}

/** What to tell, what is asked, where to go on. */
function writeEnd(context: SectionContext): string[] {
  return [
    ...(isFreshField(context, "tell") ? writeField(context, "tell", { count: 1 }) : []),
    ...writeQuestions(context),
    ...writeGoingOn(context),
  ];
}

/** When a motor that others made can be mended, on a page about something of it. */
function writeOfOtherMakers(context: SectionContext): string[] {
  const lent = context.others.find(({ id }) => id === OTHER_MAKERS);
  return lent ? writeField({ ...context, main: lent }, "signs", { count: countFeatures(context.creativity) - 1 }) : [];
}

/** Where an entry has paragraphs: all of what it says of cost to who asks for that, or of what a model is; two where they are the matter. */
function countItems({ kind }: Entry, name: FieldName, index: number): number | undefined {
  if (name === "cost" || (name === "definition" && kind === "model")) return Number.POSITIVE_INFINITY;
  return (name === "definition" || name === "worth" || name === "care") && index === 0 ? 2 : undefined;
}

/** So many letters are the same in "roldana" and "troca-de-roldana". */
const STEM = 5;

/** The way to the page of the place, and to that of the subject where one is called so. */
const writeGoingOn: Section = ({ main, reading: { place } }) => {
  const page = main.pages.find((path) => path.includes(main.id.slice(0, STEM)));
  const links = [...(place?.path ? [`[portões ${place.phrase}](${place.path})`] : []), ...(page ? [`[${main.name.one}](${page})`] : [])];
  return links.length === 0 ? [] : [paragraph(toHtml(`Leia também: ${joinWords(links)}.`))];
};
