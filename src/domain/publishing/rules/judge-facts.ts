import { type FactTexts, quoteFact } from "#domain/facts/fact-names";
import type { ContentFacts } from "#domain/generation/content-facts";
import type { Entry } from "#domain/knowledge/entry";
import type { Knowledge } from "#domain/knowledge/knowledge";
import { onceFor } from "#domain/memo/once-for";
import { holdBy, type Reason } from "#domain/page/reason";
import { findStatedFigures, listFigureKeys, type StatedFigure } from "#domain/stated-figures/find-stated-figures";
import { foldLetters } from "#domain/text/fold";
import { quoteWords } from "#domain/text/quote-words";
import type { TextBlock } from "#domain/text/read-page-text";
import { type JudgedPage, type ReadPage, readJudged } from "../judged-page";
import type { Around } from "../surroundings";
import { type AllowedFigures, isAllowed, isPremise, listLawNames, listNamesWithDigits, listQuantities } from "./facts/allowed-figures";
import { findEMails, findStreets } from "./facts/find-addresses";
import { findClaims, findPromises, type Stretch } from "./facts/find-claims";
import { findPeople } from "./facts/find-people";
import { findSuperlatives } from "./facts/find-superlatives";

const MOST_MARKS = 50;
const LONGEST_MARK = 120;
const HEADING = /^h[1-6]$/;
const DIALS = /^(?:tel:|mailto:|https?:\/\/(?:wa\.me|api\.whatsapp\.com)\b)/i;

/**
 * Fact lock: whatever a page states of prices, terms, counts, hours, proofs and the like is a fact by its name, a figure
 * the administrator answers for on this page, or a technical quantity of the knowledge base.
 */
export function judgeFacts(page: JudgedPage, around: Around<"facts" | "knowledge">): Reason[] {
  const read = readJudged(page);
  const marks = listMarks(page, read, around);
  const isByAi = page.origin === "ai";
  // Its reader asks about them.
  const known = `${foldLetters(page.title)} · ${findKnownStreets(around.facts)}`;
  const isKnown = ({ folded }: TextBlock, { start, end }: Stretch) => known.includes(folded.slice(start, end + AFTER_NAME));
  const people = isByAi ? markAll(read.blocks, (block) => findPeople(block).filter((one) => !isKnown(block, one))) : [];
  const streets = isByAi ? markAll(read.blocks, findStreets).filter((street) => !known.includes(foldLetters(street))) : [];
  return [
    ...describeFigures(marks, around.facts.texts),
    ...hold(
      people,
      `O texto escrito por IA traz nomes ou falas de pessoas: ${quoteWords(people)}.`,
      "Tire o trecho: depoimento só vale com autorização de quem falou, e a IA não conhece nenhum.",
    ),
    ...hold(
      streets,
      `O texto escrito por IA traz endereços: ${quoteWords(streets)}.`,
      `Tire o endereço; o da empresa se escreve ${quoteFact("endereco")}.`,
    ),
  ];
}

/** So much of what follows tells "Maria Cândida", where the place's record names it, from another Maria. */
const AFTER_NAME = 6;

/** Of a day without a unit: "24 a 26 de dezembro", "24/12", "2027". */
const DAY = /^(?:[12]?\d|3[01])(?:\/\d{1,2}(?:\/\d{2,4})?)?$|^20\d\d$/;

/** What the page states by itself, as written, each once. */
function listMarks(
  { title, ownFigures, origin }: JudgedPage,
  read: ReadPage,
  { facts, knowledge }: Around<"facts" | "knowledge">,
): string[] {
  const foldedTitle = foldLetters(title);
  const ownText = ownFigures.map(foldLetters).join(" · ");
  const names = findNames(facts);
  const known = [listFigureKeys(ownFigures), ...findQuantities(knowledge, read)];
  const body: AllowedFigures = { keys: known, names };
  // A term beside the word "garantia" is one of those that the register grants.
  const ofRegister = title.toLowerCase().includes("garantia") ? findWarranties(facts.texts) : findRegister(facts.texts);
  const titled: AllowedFigures = { keys: [...known, ofRegister], names };
  const headed: AllowedFigures = { keys: [...known, listFigureKeys([title])], names };
  const marked = (block: TextBlock, allowed: AllowedFigures, isTitle = false) => {
    const isDay = ({ key }: StatedFigure) => origin === "announcement" && DAY.test(key);
    const figures = findStatedFigures(block).filter(
      (figure) => !(isTitle && isPremise(figure, block)) && !isDay(figure) && !isAllowed(figure, block, allowed),
    );
    const claims = [...findClaims(block, origin, foldedTitle), ...findPromises(block), ...findEMails(block)];
    const others = claims.filter(({ start, end }) => !ownText.includes(block.folded.slice(start, end)));
    return joinNeighbours(block.text, [...figures, ...others]).map(({ start, end }) => block.text.slice(start, end));
  };
  const dialled = origin === "ai" ? read.links.filter((address) => DIALS.test(address)) : [];
  const all = [
    ...(read.title ? [...marked(read.title, titled, true), ...markAll([read.title], findSuperlatives)] : []),
    ...read.lines.flatMap(({ block, quotesFacts }) => marked(block, quotesFacts ? headed : titled)),
    ...read.blocks.flatMap((block) => marked(block, HEADING.test(block.tag) ? headed : body)),
    ...dialled,
  ];
  return [...new Set(all)].slice(0, MOST_MARKS);
}

/** "NBR 16025" and "(11) 91234-5678" are one; a list of figures that never ends is several. */
function joinNeighbours(text: string, stretches: readonly Stretch[]): Stretch[] {
  const joined: Stretch[] = [];
  for (const { start, end } of [...stretches].sort((one, other) => one.start - other.start)) {
    const last = joined.at(-1);
    if (last && start - last.end <= 2 && end - last.start <= LONGEST_MARK && !text.slice(last.end, start).includes(","))
      last.end = Math.max(last.end, end);
    else joined.push({ start, end });
  }
  return joined;
}

function markAll(blocks: readonly TextBlock[], find: (block: TextBlock) => Stretch[]): string[] {
  const marks = blocks.flatMap((block) => find(block).map(({ start, end }) => block.text.slice(start, end)));
  return [...new Set(marks)].slice(0, MOST_MARKS);
}

const hold = (marks: readonly string[], says: string, mend: string): Reason[] =>
  marks.length === 0 ? [] : holdBy("facts")(says, mend, { marks });

function describeFigures(marks: readonly string[], texts: FactTexts): Reason[] {
  const [figure, name] = findNamed(marks, texts) ?? [];
  const named = name ? ` “${figure}” se escreve ${quoteFact(name)}.` : "";
  return hold(
    marks,
    `O texto afirma por conta própria ${quoteWords(marks)}, que não ${marks.length === 1 ? "vem" : "vêm"} do cadastro.`,
    `Cite o dado do cadastro pelo nome, anote-o entre os números próprios desta página, se você responde por ele, ou tire a frase.${named}`,
  );
}

/** As much longer than its figure a fact may read that says nothing else: "em até 24 horas". */
const AROUND_FIGURE = 12;

/** A mark that is one fact's text, and that fact. */
function findNamed(marks: readonly string[], texts: FactTexts): [figure: string, name: string] | undefined {
  for (const mark of marks) {
    const [key] = listFigureKeys([mark]);
    const [only, ...others] = listLonelyFigures(texts).filter(
      (figure) => figure.key === key && figure.text.length <= mark.length + AROUND_FIGURE,
    );
    if (only && others.length === 0) return [mark, only.name];
  }
  return undefined;
}

/** Facts that state one figure. */
const listLonelyFigures = onceFor((texts: FactTexts) =>
  Object.entries(texts).flatMap(([name, text]) => {
    const [key, ...others] = listFigureKeys([text]);
    return key !== undefined && others.length === 0 ? [{ name, text, key }] : [];
  }),
);

/** Those of the trade, and those of the laws that the page names. */
function findQuantities(knowledge: Knowledge, { title, blocks }: ReadPage): ReadonlySet<string>[] {
  const { general, laws } = readQuantities(knowledge);
  const named = laws.filter(({ names }) => [title, ...blocks].some((block) => block && names.some((name) => block.folded.includes(name))));
  return [general, ...named.map(({ keys }) => keys)];
}

const readQuantities = onceFor((knowledge: Knowledge) => {
  const entries = [...knowledge.entries.values()];
  const isLaw = ({ kind }: Entry) => kind === "law";
  return {
    general: listFigureKeys(entries.filter((entry) => !isLaw(entry)).flatMap(listQuantities)),
    laws: entries.filter(isLaw).map((law) => ({ names: listLawNames(law), keys: listFigureKeys(listQuantities(law)) })),
  };
});

/** A title quotes nothing by name: there a figure of the register stands as it reads. */
const findRegister = onceFor((texts: FactTexts): ReadonlySet<string> => listFigureKeys(Object.values(texts)));

const findWarranties = onceFor(
  (texts: FactTexts): ReadonlySet<string> =>
    listFigureKeys(Object.entries(texts).flatMap(([name, text]) => (name.includes("garantia") ? [text] : []))),
);

/** What is known of the places served, which names streets there. */
const findKnownStreets = onceFor(({ places }: ContentFacts) =>
  foldLetters(places.flatMap(({ traits }) => traits?.knows.map(({ says }) => says) ?? []).join(" · ")),
);

const findNames = onceFor(({ texts, places }: ContentFacts) => listNamesWithDigits(texts, places).map(foldLetters));
