import { type FactTexts, quotesAbsentName } from "#domain/facts/fact-names";
import { splitSentences } from "#domain/facts/leave-out/sentences";
import { type FoundQuestion, findNearest } from "#domain/knowledge/asked/find-question";
import { type AskedKind, isMotorBeside, listStems, readAsked } from "#domain/knowledge/asked/read-asked";
import { isFiller, isKindOfLeaf, isNarrowing, isThing, stemSet } from "#domain/knowledge/asked/weigh-class";
import type { Entry } from "#domain/knowledge/entry";
import { type EntryMatch, findEntries } from "#domain/knowledge/entry-lexicon";
import { type Intent, SERVED_BY_REPAIR, type Wish, wishes } from "#domain/knowledge/intent";
import type { EntryQuestion, Knowledge } from "#domain/knowledge/knowledge";
import type { TitleReading } from "#domain/knowledge/read-title";
import { isAmong } from "#domain/knowledge/word-set";
import { holdBy, type Reason } from "#domain/page/reason";
import { quoteWords } from "#domain/text/quote-words";
import { joinWritten, type TitleWord } from "#domain/text/words";
import type { JudgedPage } from "../judged-page";
import type { Around } from "../surroundings";
import { findOpening, readOpening } from "./judge-title-kept";

const hold = holdBy("title");
const MOST_NEAREST = 3;

/** What the site writes by itself answers its title: by a question that is known, or by what is said of the thing it names, with every word of the title. */
export function judgeAnswered(
  { content, origin }: Pick<JudgedPage, "content" | "origin">,
  around: Around<"reading" | "knowledge" | "facts">,
): Reason[] {
  const { reading, knowledge } = around;
  if (origin !== "local") return [];
  if (lacksFigure(content, reading)) return hold(NO_FIGURE, mendUnknown(reading, knowledge));
  if (reading.known) return isSayable(reading.known, around.facts.texts) ? [] : hold(NOT_SAID, SAY_IT);
  const untold = listUntold(content, around);
  if (untold.length === 0 && reading.subjects.length > 0 && isAnswered(reading)) return [];
  return hold(
    untold.length > 0
      ? `Não sei responder isto: sobre ${quoteWords(untold)}, neste assunto, nada é conhecido aqui.`
      : "Não sei responder isto: o assunto é conhecido aqui, e a pergunta não.",
    mendUnknown(reading, knowledge),
    { marks: untold },
  );
}

const NO_FIGURE = "Não sei responder isto: o título pede um número, e o que é conhecido aqui não dá número.";

/** The question is known, and its answer leans on what the owner has still to say. */
const NOT_SAID = "Não sei responder isto: a resposta é sua, e o cadastro ainda não diz qual é.";
const SAY_IT =
  "Responda em Cadastro, no campo que está a decidir ou vazio; depois disso, esta página e as outras que dependem dele são escritas.";

/** An answer begins with what was asked: what is left without its first sentence is none. */
const isSayable = ({ question: { says } }: FoundQuestion<EntryQuestion>, texts: FactTexts): boolean =>
  says.some((text) => !quotesAbsentName(text.slice(0, splitSentences(text)[0]?.end), texts));

function mendUnknown({ words }: TitleReading, { questions }: Knowledge): string {
  const nearest = findNearest(words, questions, MOST_NEAREST).flatMap(({ question: { asks } }) => asks.slice(0, 1));
  return `${nearest.length > 0 ? `O que sei responder de mais próximo: ${quoteWords(nearest)}. ` : ""}Escolha a pergunta certa em Páginas retidas, escreva esta página à mão ou com IA, ou acrescente a pergunta com a resposta às perguntas frequentes, em Textos.`;
}

/** What only a figure answers, or the name of a fact that is one: a sum in digits, how long and how many in words too. */
const SUM = /\d|\{\{/;
const COUNT =
  /\d|\{\{|\b(?:dois|duas|três|quatro|cinco|seis|sete|oito|nove|dez|doze|quinze|vinte|trinta|quarenta|cem|meia|metade|mil|mês|meses|mensal|anual|anos?|semanas?|dias?|horas?|minutos?)\b/i;
/** What it costs is neither how many nor how long. */
const PRICES = /\{\{[a-z-]*(?:custo|preco)\}\}/g;
const FIGURES: Partial<Record<AskedKind, RegExp>> = { price: SUM, "how-many": COUNT, "how-long": COUNT };

/** Which norm it is only its number tells; whether there is one, or must be, a yes does. */
const NORM = { asked: /^(?:normas?|nbr|abnt)$/, figure: /NBR \d/ };
const IS_THERE: ReadonlySet<AskedKind | undefined> = new Set(["whether", "duty"]);

function lacksFigure(content: string, { words }: TitleReading): boolean {
  const { kind } = readAsked(words);
  const asksNorm = !IS_THERE.has(kind) && words.some(({ folded }) => NORM.asked.test(folded));
  const figure = asksNorm ? NORM.figure : kind && FIGURES[kind];
  if (!figure) return false;
  const opening = findOpening(content);
  return !figure.test(figure === COUNT ? opening.replaceAll(PRICES, "") : opening);
}

/** Words that narrow nothing, besides fillers: what is said of a thing, or of a service, serves them all. Kinds of gates are kept by another rule. */
const BESIDE = stemSet(`
  portao motor maodeobra agora ja perto metro estacao avenida zona residencial urgente atende garagem antigo ppa fazer dando troca conserto
  instalar tecnico servico assistencia casa sobrado residencia articulado grande empresa venda sp sao paulo correr basculante pivotante
`);

/** What is wanted done, and of which kind of gate, is kept by another rule; whether that has a warranty is not. */
const isNamedAnyhow = ({ kind, id }: Entry) => kind === "gate" || (kind === "service" && id !== "garantia");

/** "800 kg", "80 aberturas": what is said of a thing by its name counts with none of it. */
const MEASURE = /^(?:kg|quilos?|toneladas?|m|metros?|hp|cv|anos?|vezes|aberturas|apartamentos?|aptos?|moradores|carros|andares)$/;

function listMeasures(words: readonly TitleWord[]): string[] {
  return words.flatMap(({ folded }, index) =>
    /^\d+$/.test(folded) && MEASURE.test(words[index + 1]?.folded ?? "") ? [joinWritten(words.slice(index, index + 2))] : [],
  );
}

/** "Limpeza do motor e do trilho" asks of both. */
const MOTOR_AND = /\bmotor e(?: d?[oa]s?)?$/;

/** What the title asks about and its answer leaves out. */
function listUntold(
  content: string,
  { reading: { words, place, makers, subjects, isGeneral, intents }, knowledge }: Around<"reading" | "knowledge">,
): string[] {
  const opening = readOpening(content);
  const told = new Set([...readAsked(opening).stems, ...listStems(opening.map(({ folded }) => folded).join(" "))]);
  const isNamed = (one: Entry) =>
    one === subjects[0]?.entry || isNamedAnyhow(one) || findEntries(opening, knowledge.lexicon).some(({ entry }) => entry === one);
  const isKnown = isAmong([...makers, ...subjects.filter(({ entry }) => isNamed(entry))]);
  const asked = readAsked(words.map((word, index) => (place?.at.has(index) || isKnown(index) ? { ...word, folded: "" } : word)));
  const isThingNamed = !isGeneral && subjects[0]?.entry.kind !== "use";
  // Of a thing by its name the same is said in a small garage and in a large one.
  const isBeside = (stem: string) => BESIDE.has(stem) || isFiller(stem) || (isThingNamed && isNarrowing(stem));
  const lacked = subjects
    .filter(({ start }) => words[start - 1]?.folded === "sem")
    .map(({ start, end }) => joinWritten(words.slice(start - 1, end)));
  const joined = subjects.flatMap(({ start, end }) => [
    ...(isMotorBeside(words, end + 1) ? [joinWritten(words.slice(end, end + 2))] : []),
    ...(MOTOR_AND.test(joinWritten(words.slice(0, start))) ? ["motor"] : []),
  ]);
  const telling = [...asked.words].filter(([stem]) => !isBeside(stem));
  // What a thing is answers nobody who tells of more than the thing, though all of his words are in it.
  const isDefined = asked.kind === undefined && [...intents].join() === "what";
  const isTold = (stem: string) => told.has(stem) && (!isDefined || isKindOfLeaf(stem));
  return [
    ...lacked,
    ...joined,
    ...listParts(words, subjects[0], told),
    ...listMeasures(words),
    ...telling.flatMap(([stem, word]) => (isTold(stem) ? [] : [word])),
  ];
}

/** "Antena do receptor" is a name of the receptor, and the antenna none of what is said of it. */
function listParts(words: readonly TitleWord[], main: EntryMatch | undefined, told: ReadonlySet<string>): string[] {
  if (main?.entry.kind !== "component") return [];
  const own = listStems(main.entry.name.one);
  const { words: named } = readAsked(words.slice(main.start, main.end));
  return [...named].flatMap(([stem, word]) => (isThing(stem) && !told.has(stem) && !own.has(stem) ? [word] : []));
}

/** Which of an entry's answers is for which question; to the others only a question that is known has an answer. */
const ANSWERED: Partial<Record<AskedKind, readonly Intent[]>> = {
  how: ["how-to"],
  signs: ["how-to"],
  price: ["price"],
  "how-long": ["when"],
  when: ["when"],
  where: ["where"],
  which: ["which"],
  what: ["what"],
  why: ["why", "what"],
  fault: ["why", "what", "repair"],
  worth: ["worth-it"],
};

/** A service is what is wished; of a thing there are words for it. */
function servesWish(entry: Entry | undefined, wish: Wish): boolean {
  if (!entry || entry.kind === "service") return true;
  const serves = (intent: Intent) => intent === wish || (intent === "repair" && SERVED_BY_REPAIR.includes(wish));
  return entry.answers.some(({ to }) => to.some(serves));
}

/** "Lubrificação: o que usar e o que evitar" asks as well. */
const ASKS_WHAT = / o que /;

function isAnswered({ words, subjects, intents, place, isNameAlone }: TitleReading): boolean {
  if (isNameAlone) return true;
  const { kind, wanted } = readAsked(words);
  // "Sintomas e preço": of a thing one of them is told, and never which models there are.
  if (wanted.length > 0) return false;
  const isAsked = kind !== undefined || ASKS_WHAT.test(` ${joinWritten(words)} `);
  // What is said of a thing gives a price, and a service in a place; to what else is asked it was the answer in three of ten.
  if (isAsked && kind !== "price" && !place) return false;
  if (kind === undefined) return wishes.every((wish) => !intents.has(wish) || servesWish(subjects[0]?.entry, wish));
  const asked = ANSWERED[kind] ?? [];
  // The answer that is given is one for what was read in the title.
  const isGiven = (intent: Intent) => asked.includes(intent) && intents.has(intent);
  return subjects.some(({ entry }) => entry.answers.some(({ to }) => to.some(isGiven)));
}
