import { weighBearing } from "#domain/knowledge/asked/bearing";
import { type FoundQuestion, findNearest } from "#domain/knowledge/asked/find-question";
import { readAsked } from "#domain/knowledge/asked/read-asked";
import type { Entry, Told } from "#domain/knowledge/entry";
import type { EntryQuestion, Knowledge } from "#domain/knowledge/knowledge";
import type { TitleReading } from "#domain/knowledge/read-title";
import type { Circumstance } from "#domain/places/circumstance";
import { escapeQuotingText } from "#domain/text/escape-html";
import type { ContentFacts } from "../content-facts";
import { describeAnswer } from "../describe-text";
import { nameOnce, OTHER_MAKERS, writeBody } from "./body";
import { type Chooser, createChooser } from "./chooser";
import { writeHeadline } from "./headline";
import { type Instructions, readInstructions } from "./instructions";
import { heading, paragraph } from "./markup";
import { findNarrower, isWide } from "./narrower";
import { hasAnswerOfItsOwn, writeAnswer } from "./sections/answer";
import { findRival } from "./sections/comparison";
import { chooseKnown, writeAllPlaces } from "./sections/place";
import { isAnswered, type SectionContext, say } from "./sections/section";

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

/** Composes a page from the entry that answers its title; undefined where none does. */
export function composePage(
  reading: TitleReading,
  { version = 1, creativity, instructions = "", isSaid }: ContentRequest,
  facts: ContentFacts,
) {
  const ofOthers = reading.makers.some(({ isDoubtful }) => !isDoubtful) ? facts.knowledge.entries.get(OTHER_MAKERS) : undefined;
  const main = reading.known?.question.entry ?? (reading.isGeneral && ofOthers ? ofOthers : findMain(reading));
  if (!main) return undefined;
  const asked = readInstructions(instructions, facts.knowledge);
  const others = unique([...(ofOthers ? [ofOthers] : []), ...reading.subjects.map(({ entry }) => entry), ...asked.entries]).filter(
    (entry) => entry !== main,
  );
  const here = addCircumstance(reading.circumstance, asked);
  const followed = reading.known ?? findFollowed(reading, main, facts.knowledge);
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
    bearing: followed && weighBearing(facts.knowledge)(followed),
  });
  const context: SectionContext = {
    main,
    others,
    rival: findRival(reading, main),
    narrower: findNarrower(main, others, here, reading, facts.knowledge, choose),
    reading,
    question: followed?.question,
    headline: writeHeadline(reading, main),
    version,
    creativity,
    choose,
    facts: facts.texts,
  };
  const answer = writeAnswer(context, chooseKnown(context, facts), facts.places);
  const own = asked.sentences.length > 0 ? [paragraph(asked.sentences.map(escapeQuotingText).join(" "))] : [];
  const tells = (followed?.question.tells ?? []).filter(choose.isFresh).flatMap((told) => writeTold(told, choose));
  const opening = [answer.html, ...own, ...tells, ...writeAllPlaces(context, facts.places)];
  const blocks = [...opening, ...writeBody(context, opening, answer.left)];
  return {
    /** Elements only, no attributes but `href`; facts by their names. */
    html: (isAnswered(context) ? nameOnce(context, blocks) : blocks).join("\n"),
    /** Plain text; undefined where no part of the answer is short enough. */
    description: describeAnswer(isAsking(reading) ? "" : context.headline, answer.text, facts.texts),
  };
}

const AS_NEAR = 0.95;
const MOST_NEAR = 8;

/** Who names a fault or a thing alone reads on as who asks of it what is nearest: "Motor de portão esquentando demais". */
function findFollowed({ words, place }: TitleReading, main: Entry, { questions }: Knowledge): FoundQuestion<EntryQuestion> | undefined {
  if (place || isWide(main) || readAsked(words).kind !== undefined) return undefined;
  const near = findNearest(words, questions, MOST_NEAR).find(({ question }) => question.entry === main && question.titles);
  return near && near.nearness >= AS_NEAR ? near : undefined;
}

/** What goes on from an answer, under its heading where it has one. */
function writeTold({ heading: title, says }: Told, choose: Chooser): string[] {
  const text = say(choose.way(says));
  return title === undefined || text.length === 0 ? text : [heading(escapeQuotingText(title)), ...text];
}

/** The answer of a question that is known says by itself what it is about; "Mola quebrou, pode abrir na mão" is not to be stated. */
function isAsking({ known, words }: TitleReading): boolean {
  return known !== undefined || readAsked(words).kind === "whether";
}

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
