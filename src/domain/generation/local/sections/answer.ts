import type { GateKind } from "#domain/gate/gate-kind";
import { countSentences } from "#domain/generation/creativity";
import type { Entry } from "#domain/knowledge/entry";
import { findEntries } from "#domain/knowledge/entry-lexicon";
import { type Intent, questions } from "#domain/knowledge/intent";
import type { Knowledge } from "#domain/knowledge/knowledge";
import type { TitlePlace } from "#domain/knowledge/read-title";
import { listNamedGates } from "#domain/knowledge/reading/find-circumstance";
import type { Place } from "#domain/places/place";
import { foldText } from "#domain/text/fold";
import { splitWords } from "#domain/text/words";
import { paragraph } from "../markup";
import { type Aim, findAim } from "../narrower";
import { toHtml, upperFirst } from "../rich-text";
import { findField, namesPrice } from "./field";
import { writeMaker } from "./maker";
import type { SectionContext } from "./section";

/** What serves where nothing was written for an intent; "what" serves every other. */
const INSTEAD: Partial<Record<Intent, readonly Intent[]>> = {
  replace: ["repair"],
  emergency: ["repair"],
  maintain: ["repair"],
};

/** Sentences of a place that stand in any case. */
const FEWEST_OF_PLACE = 1;

export interface Answer {
  html: string[];
  /** The answer alone. */
  text: string;
}

interface AnswerFacts {
  knowledge: Knowledge;
  places?: readonly Place[];
}

/**
 * The first paragraph answers the title, says what is offered for another make, and names its place; a second one has what
 * else is known of that.
 */
export function writeAnswer(context: SectionContext, facts: AnswerFacts): Answer {
  const { reading, choose, creativity } = context;
  const answer = answerQuestion(context) ?? answerNamed(context);
  const { place } = reading;
  if (!place) return { html: [paragraph(toHtml(answer))], text: answer };
  const says = chooseOfPlace(context, place, facts, Math.max(FEWEST_OF_PLACE, countSentences(creativity) - 1));
  const name = foldText(place.name);
  const naming = says.find((text) => foldText(text).includes(name)) ?? sayWhere(context, place);
  const others = says.filter((text) => text !== naming && choose.isFresh({ says: [text] }));
  return {
    html: [paragraph(toHtml(joinSentences(answer, naming))), ...(others.length > 0 ? [paragraph(toHtml(others.join(" ")))] : [])],
    text: answer,
  };
}

/** The title's own question has its own answer, and what is offered for another make. */
function answerQuestion(context: SectionContext): string | undefined {
  const { known } = context.reading;
  const answer = known && context.choose.pair(known.question.asks, known.question.says, known.way)?.answer;
  return answer && joinSentences(answer, writeMaker(context));
}

/** Else what is said of the thing that it names. */
function answerNamed(context: SectionContext): string {
  const answered = joinSentences(writeMaker(context), ...listAnswers(context).map((says) => context.choose.way(says)));
  return joinSentences(answered, tellPrice(context, answered), ...tellGates(context, answered));
}

/** Who asks what it costs is told a price of the register, be it that of the visit. */
function tellPrice({ main, reading, choose, facts }: SectionContext, answer: string): string | undefined {
  const cost = findField(main, "cost");
  if (!reading.intents.has("price") || namesPrice(answer, facts) || !cost || !("items" in cost)) return undefined;
  const priced = cost.items.filter(({ says }) => says.every((text) => namesPrice(text, facts)));
  const item = priced.find((one) => choose.isFresh(one)) ?? priced[0];
  return item && choose.way(item.says);
}

/** The ways of each sentence that answers: when each is worth it where two are compared, of a use where it has words for what is wanted there. */
function listAnswers({ main, others, rival, reading: { intents } }: SectionContext): (readonly string[])[] {
  if (rival) return [main, rival].map(({ answers, brief }) => answers.find(({ to }) => to.join() === "worth-it")?.says ?? brief);
  const use = main.kind === "service" ? others.find(({ kind }) => kind === "use") : undefined;
  // What is asked is asked of the service: when to replace a motor is not when to have one.
  const asksNothing = !questions.some((question) => intents.has(question));
  return [findAnswer(use && asksNothing && hasAnswerOfItsOwn(use, intents) ? use : main, intents)];
}

/** Whether it has words for what is asked or wanted, and not only for what it is. */
export function hasAnswerOfItsOwn({ answers }: Entry, intents: ReadonlySet<Intent>): boolean {
  return answers.some(({ to }) => to.join() !== "what" && to.every((intent) => intents.has(intent)));
}

/** What there is to know of a kind of gate that the title names and its answer does not. */
function tellGates({ main, others, choose }: SectionContext, answer: string): (string | undefined)[] {
  const told = new Set<string>(listNamedGates(splitWords(answer)));
  return others.filter(({ id, kind }) => kind === "gate" && id !== main.id && !told.has(id)).map(({ brief }) => choose.way(brief));
}

function joinSentences(...sentences: readonly (string | undefined)[]): string {
  return sentences.filter(Boolean).join(" ");
}

/** Where nothing that is known of a place names it. */
function sayWhere({ reading, choose }: SectionContext, { phrase }: TitlePlace): string {
  const ways: Record<Aim, readonly string[]> = {
    fit: [`A montagem é feita ${phrase}, depois da medida.`, `${upperFirst(phrase)}, a medida vem antes da montagem.`],
    keep: [`A revisão é feita ${phrase}, no próprio portão.`, `${upperFirst(phrase)}, a revisão vai até o portão.`],
    mend: [`O exame é feito ${phrase}, com a folha no lugar.`, `${upperFirst(phrase)}, o técnico examina o portão onde ele está.`],
    replace: [`A troca é feita ${phrase}, no próprio portão.`, `${upperFirst(phrase)}, a troca é feita no endereço.`],
  };
  return choose.shuffle(ways[findAim(reading)])[0] ?? "";
}

/** What its own page says of the place, or for a zone the pages of its places: what is on this page's subjects before the rest. */
function chooseOfPlace(
  { main, others, narrower, choose, reading }: SectionContext,
  place: TitlePlace,
  facts: AnswerFacts,
  count: number,
): string[] {
  const near = new Set(narrower);
  const rank = (text: string) =>
    Math.max(
      0,
      ...listNamed(text, facts.knowledge).map((entry) => (entry === main ? 3 : others.includes(entry) ? 2 : near.has(entry) ? 1 : 0)),
    );
  const known = place.traits.says.length > 0 ? place.traits.says : sayOfZone(place, facts.places ?? []);
  const says = withoutOtherGates(known, reading.own.gates);
  const ranked = choose.shuffle(says).map((text) => ({ text, rank: rank(text) + (choose.isFresh({ says: [text] }) ? 0.5 : 0) }));
  return ranked
    .sort((a, b) => b.rank - a.rank)
    .slice(0, count)
    .map(({ text }) => text);
}

/** On a page about one kind of gate, what is said of a place's gates of other kinds is beside the point. */
function withoutOtherGates(says: readonly string[], gates: readonly GateKind[] = []): readonly string[] {
  if (gates.length === 0) return says;
  const fitting = says.filter((text) => {
    const named = listNamedGates(splitWords(text));
    return named.length === 0 || named.some((gate) => gates.includes(gate));
  });
  return fitting.length > 0 ? fitting : says;
}

function sayOfZone({ place: { slug, name } }: TitlePlace, places: readonly Place[]): string[] {
  return places
    .filter(({ groupId, city, isCity }) => groupId === slug || (!isCity && city === name))
    .flatMap(({ traits }) => traits?.says ?? []);
}

const named = new WeakMap<Knowledge, Map<string, readonly Entry[]>>();

/** Sentences of places change only with the owner's texts, so each is read once. */
function listNamed(text: string, knowledge: Knowledge): readonly Entry[] {
  const known = named.get(knowledge) ?? new Map<string, readonly Entry[]>();
  named.set(knowledge, known);
  const found = known.get(text) ?? findEntries(splitWords(text), knowledge.lexicon).map(({ entry }) => entry);
  if (known.size < MOST_KEPT) known.set(text, found);
  return found;
}

/** Some more than all places have. */
const MOST_KEPT = 2000;

/** The ways to answer a title with these intents, the one written for most of them first, and for a question before a wish. */
export function findAnswer({ answers }: Entry, intents: ReadonlySet<Intent>): readonly string[] {
  const isQuestion = (intent: Intent) => questions.some((question) => question === intent);
  const worth = (to: readonly Intent[]) => to.length + (to.some(isQuestion) ? 0.5 : 0);
  const fitting = answers.filter(({ to }) => to.every((intent) => intents.has(intent))).sort((a, b) => worth(b.to) - worth(a.to));
  const instead = [...intents].flatMap((intent) => INSTEAD[intent] ?? []);
  const found =
    fitting.find(({ to }) => to.join() !== "what") ??
    instead.map((intent) => answers.find(({ to }) => to.join() === intent)).find(Boolean) ??
    answers.find(({ to }) => to.join() === "what");
  return found?.says ?? [];
}
