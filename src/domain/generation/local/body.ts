import { countFeatures, countOptionalSections } from "#domain/generation/creativity";
import type { Entry, EntryKind } from "#domain/knowledge/entry";
import type { KnownOfPlace } from "#domain/places/place-record";
import { escapeQuotingText } from "#domain/text/escape-html";
import { joinWords } from "#domain/text/join-words";
import { toPlainText } from "#domain/text/plain-text";
import { countWords } from "#domain/text/text-length";
import { sortBy } from "./chooser";
import { lowerFirst, paragraph, toHtml, upperFirst } from "./markup";
import { isWide } from "./narrower";
import { findPlan, listFields } from "./plan";
import { namesItself, writeCases, writeConcerns } from "./sections/cases";
import { writeComparison } from "./sections/comparison";
import { writePlace, writePlaceElsewhere } from "./sections/place";
import { writeQuestions } from "./sections/questions";
import {
  type FieldName,
  isAnswered,
  isFreshField,
  namesPrice,
  type Section,
  type SectionContext,
  weighField,
  writeField,
} from "./sections/section";

// The one place for which sections follow the answer, and in what order.

/** The sections below the answer. @param known what the page has still to say of its place */
export function writeBody(context: SectionContext, opening: readonly string[], known: readonly KnownOfPlace[]): string[] {
  const comparison = isAnswered(context) ? [] : writeComparison(context);
  const cases = context.reading.place ? writePlace(context, known) : writeCases(context);
  if (comparison.length > 0) return [...comparison, ...cases, ...writeEnd(context)];
  return isAnswered(context) ? writeAfterAnswer(context, opening, cases) : writePlanned(context, opening, cases);
}

/** Parts and faults of which a page says what its place means for them, where its first text had too little of its own. */
const ELSEWHERE = 3;

/** A part of an entry that bears less on a question than so much of what bears on it most is about something else (docs/answers-rubric.md). */
const LEAST_BEARING = 0.7;

/**
 * A question was answered, and what was written for it went on from that: of its entry stands what its kind never leaves out, and what
 * causes a fault where that was asked; the part that bears on it most in the second version, the next in the third.
 */
function writeAfterAnswer(context: SectionContext, opening: readonly string[], cases: readonly string[]): string[] {
  const { main, reading, version } = context;
  const { matter, always } = findPlan(main, reading.intents);
  const weigh = (name: FieldName) => (isFreshField(context, name) ? weighField(context, name) : 0);
  const nearest = sortBy(
    listFields(main).filter((name) => name !== "cost"),
    (name) => -weigh(name),
  );
  const ofFault = matter === "causes" && weigh(matter) >= LEAST_BEARING ? [matter] : [];
  const another = version > 1 ? nearest.slice(version - 2, version - 1) : [];
  const order = Object.keys(main);
  const told = [...new Set([...always, ...ofFault, ...another])].toSorted((a, b) => order.indexOf(a) - order.indexOf(b));
  const body = writeFields(context, cases, told, ofFault[0]);
  const end = [...(isPriced(context, opening) ? [] : writeCost(context, told)), ...writeEnd(context)];
  const left = nearest.filter((name) => !told.includes(name));
  return [...body, ...writeMore(context, left, SHORTEST_PAGE - countOf([...opening, ...body, ...end])), ...end];
}

/** What the title's case changes and parts of its entry, the one headed by the title's own words among them; what its place changes comes last. */
function writeFields(
  context: SectionContext,
  cases: readonly string[],
  names: readonly FieldName[],
  headed: FieldName | undefined,
): string[] {
  const { main, reading, version } = context;
  const isLocal = reading.place !== undefined;
  const fields = names.flatMap((name, index) =>
    writeField(context, name, { isFirst: name === headed && (isLocal || cases.length === 0), count: countItems(main, name, index) }),
  );
  const ofMakers = writeOfOtherMakers(context);
  if (!isLocal) return [...cases, ...ofMakers, ...fields];
  return [...ofMakers, ...fields, ...cases, ...(version > 1 ? writePlaceElsewhere(context, ELSEWHERE) : [])];
}

const HEADING = "<h2>";

/** Their names are of a kind of matter, and not of what a title asks: "Comércio" of the gate of a clinic. */
const NAMED_BY_KIND: ReadonlySet<EntryKind> = new Set(["use", "safety", "law", "check"]);

/** Letters of a title that a heading may go on from. */
const LONGEST_NAME = 50;

/** One heading at least says what the page is about, and one where. */
export function nameOnce({ main, headline, reading: { place } }: SectionContext, blocks: readonly string[]): string[] {
  const isHeading = (block: string) => block.startsWith(HEADING);
  const headings = blocks.filter(isHeading).map(toPlainText);
  const isSomewhere = !place || headings.some((one) => one.includes(headline) || one.includes(place.phrase));
  const isNamed = isSomewhere && (NAMED_BY_KIND.has(main.kind) || headings.some((one) => namesItself(main, one)));
  const first = blocks.findIndex(isHeading);
  if (first < 0 || isNamed) return [...blocks];
  const isShort = headline.length <= LONGEST_NAME && namesItself(main, headline);
  const name = escapeQuotingText(isShort ? headline : [upperFirst(main.name.one), ...(place ? [place.phrase] : [])].join(" "));
  return blocks.with(first, `${HEADING}${name}: ${lowerFirst((blocks[first] as string).slice(HEADING.length))}`);
}

/** Of a thing or a service stands what its kind and what is wanted of it ask for. */
function writePlanned(context: SectionContext, opening: readonly string[], cases: readonly string[]): string[] {
  const { main, reading, creativity } = context;
  const { matter, optional, always } = findPlan(main, reading.intents);
  // With a place what is known of it is half of the page; without one the plan is the page.
  const isLocal = reading.place !== undefined;
  const plan = [matter, ...optional];
  const ownPlan = plan.filter((name) => name === matter || isFreshField(context, name));
  const sections = countOptionalSections(creativity);
  const most = isLocal ? Math.max(1, sections - OF_PLACE) : sections;
  const fields = [...new Set([...always, ...ownPlan.slice(0, most)])];
  const isShort = fields.length < Math.min(plan.length, most);
  const body = [
    ...writeFields(context, cases, fields, fields[0]),
    ...(isWide(main) && !isLocal ? writeConcerns(context, countFeatures(creativity), isShort ? 2 : 1) : []),
  ];
  const end = [...(isLocal && isPriced(context, opening) ? [] : writeCost(context, fields)), ...writeEnd(context)];
  const left = [...new Set([...ownPlan, ...listFields(main)])].filter((name) => !fields.includes(name) && name !== "cost");
  const words = countOf([...body, ...end]) + (isLocal ? countOf(opening) : 0);
  return [...body, ...writeMore(context, left, (isLocal ? SHORTEST_PAGE : SHORTEST_BODY) - words), ...end];
}

/** What is told of its place stands for so many sections of a page. */
const OF_PLACE = 2;

/** Fewer words than this leave the reader of a thing or a service with questions. */
const SHORTEST_BODY = 250;
/** With its answer and what goes on from that, a page of fewer words says too little to be public. */
const SHORTEST_PAGE = 260;

/** Further parts of what the page is about that no other page says, until there are so many words. */
function writeMore(context: SectionContext, left: readonly FieldName[], words: number): string[] {
  const blocks: string[] = [];
  for (const name of left) {
    if (countOf(blocks) >= words) break;
    if (isFreshField(context, name)) blocks.push(...writeField(context, name, {}));
  }
  return blocks;
}

const countOf = (blocks: readonly string[]): number => countWords(blocks.join(" "));

/** Whether the opening says what it costs. */
const isPriced = ({ facts }: SectionContext, opening: readonly string[]): boolean => namesPrice(opening.join(" "), facts);

/** What it costs, in a paragraph, where no section tells it. */
const writeCost = (context: SectionContext, told: readonly FieldName[]): string[] =>
  told.includes("cost") ? [] : writeField(context, "cost", { count: 1 });

/** What to tell, what is asked, where to go on. */
function writeEnd(context: SectionContext): string[] {
  return [
    ...(isFreshField(context, "tell") && !isAnswered(context) ? writeField(context, "tell", { count: 1 }) : []),
    ...writeQuestions(context),
    ...writeGoingOn(context),
  ];
}

/** What is known of motors that others made. */
export const OTHER_MAKERS = "outra-marca";

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
