import type { FoundQuestion } from "#domain/knowledge/asked/find-question";
import { listStems, readAsked } from "#domain/knowledge/asked/read-asked";
import type { Entry, EntryKind } from "#domain/knowledge/entry";
import { type EntryMatch, findEntries } from "#domain/knowledge/entry-lexicon";
import type { EntryQuestion, Knowledge } from "#domain/knowledge/knowledge";
import type { TitleReading } from "#domain/knowledge/read-title";
import { listNamedGates } from "#domain/knowledge/reading/find-circumstance";
import { wordSet } from "#domain/knowledge/word-set";
import { onceForText } from "#domain/memo/once-for-text";
import { holdBy, type Reason } from "#domain/page/reason";
import { foldText } from "#domain/text/fold";
import { joinWords } from "#domain/text/join-words";
import { toPlainText } from "#domain/text/plain-text";
import { joinWritten, splitWords, type TitleWord } from "#domain/text/words";
import type { JudgedPage } from "../judged-page";
import { GATE_WORDS, MACHINE_WORDS } from "../subject/trade-words";
import type { Around } from "../surroundings";

const FIRST_PARAGRAPH = /<p\b[^>]*>([\s\S]*?)<\/p>/;
const HEADING = /<h[2-6]\b[^>]*>([\s\S]*?)<\/h[2-6]>/g;

/** A page answers its title at once: the first paragraph says what and where it is about, and a heading says what. */
export function judgeTitleKept(
  { content }: Pick<JudgedPage, "content">,
  { reading, knowledge }: Around<"reading" | "knowledge">,
): Reason[] {
  const terms = reading.known ? listTermsOfKnown(reading, reading.known, knowledge) : listTerms(reading, knowledge);
  const [subject] = terms;
  if (!subject) return [];
  const opening = readOpening(content);
  const headings = Array.from(content.matchAll(HEADING), ([, heading = ""]) => readWords(heading));
  const missing = joinWords(terms.filter((term) => !term.isIn(opening)).map(({ called }) => `“${called}”`));
  const hold = (isHeld: boolean, says: string, mend: string): Reason[] => (isHeld ? holdBy("title")(says, mend) : []);
  return [
    ...hold(
      missing !== "",
      `O primeiro parágrafo não responde ao título: falta ${missing}.`,
      `Comece o texto por duas ou três frases que respondam ao título e digam ${missing}.`,
    ),
    ...hold(
      !headings.some((heading) => subject.isIn(heading)),
      `Nenhum subtítulo do texto fala de “${subject.called}”.`,
      `Ponha “${subject.called}” em um dos subtítulos.`,
    ),
  ];
}

/** Asked by two rules of the same text. */
export const readOpening = onceForText(1, (content): readonly TitleWord[] => readWords(findOpening(content)));

/** The first paragraph, as HTML. */
export function findOpening(content: string): string {
  return FIRST_PARAGRAPH.exec(content)?.[1] ?? "";
}

/** What a title is about, and where; found in a text by any of its names. */
interface Term {
  called: string;
  isIn(words: readonly TitleWord[]): boolean;
}

function listTerms(reading: TitleReading, knowledge: Knowledge): Term[] {
  const [main, ...others] = reading.subjects;
  if (!main) return [];
  const gates = others.filter(({ entry }) => entry.kind === "gate" && entry.id !== main.entry.id);
  return [
    reading.isGeneral ? toGeneral(main, reading) : toSubject(main, reading, knowledge),
    ...gates.map((gate) => toGate(gate, main.entry, reading, knowledge)),
    ...listNamed(reading),
  ];
}

/** A question that is known is kept by its answer, or by what that is about. */
function listTermsOfKnown(reading: TitleReading, { question }: FoundQuestion<EntryQuestion>, knowledge: Knowledge): Term[] {
  const { entry, says } = question;
  const answers = says.map(listStems);
  const asked = [...readAsked(reading.words).stems];
  const isSaid = (stems: ReadonlySet<string>, text: ReadonlySet<string>) =>
    [...stems].filter((stem) => text.has(stem)).length >= stems.size * MOSTLY;
  return [
    {
      called: entry.name.one,
      isIn: (text) => {
        const stems = listStems(text.map(({ folded }) => folded).join(" "));
        return (
          asked.some((stem) => stems.has(stem)) || answers.some((answer) => isSaid(answer, stems)) || namesEntry(text, entry, knowledge)
        );
      },
    },
    ...listNamed(reading),
  ];
}

/** So much of an answer's own words. */
const MOSTLY = 0.8;

function namesEntry(text: readonly TitleWord[], { id }: Entry, { lexicon }: Knowledge): boolean {
  return findEntries(text, lexicon).some(({ entry }) => entry.id === id);
}

/** Makers and the place, which no other word stands for. */
function listNamed({ makers, place }: TitleReading): Term[] {
  return [...makers.map(({ name }) => toName(name)), ...(place ? [toName(place.place.name)] : [])];
}

/** A title that names no entry is about a gate or its motor. */
function toGeneral({ start, end }: EntryMatch, { words }: TitleReading): Term {
  return {
    called: joinWritten(words.slice(start, end)),
    isIn: (text) => text.some(({ folded }) => GATE_WORDS.has(folded) || MACHINE_WORDS.has(folded)),
  };
}

/** By any name of the entry, or by the stem of one of the title's own words for it: "conserto" is kept by "consertar". */
function toSubject({ entry, start, end }: EntryMatch, { words }: TitleReading, knowledge: Knowledge): Term {
  const named = words.slice(start, end);
  const own = named.map(({ folded }) => folded).filter((word) => !GENERAL.has(word) && word.length > 3);
  const stems = [...own.map((word) => word.slice(0, STEM)), ...(OTHER_STEMS[entry.id] ?? [])];
  return {
    called: entry.kind === "gate" ? entry.name.one : joinWritten(named),
    isIn: (text) => text.some(({ folded }) => stems.some((stem) => folded.startsWith(stem))) || namesEntry(text, entry, knowledge),
  };
}

/** What is much the same in every kind of gate. */
const OF_ANY_GATE: ReadonlySet<EntryKind> = new Set(["component", "symptom", "check"]);

/** What is said of a part or a failure that this kind of gate has serves it too, unless that speaks of another kind alone. */
function toGate(gate: EntryMatch, of: Entry, reading: TitleReading, knowledge: Knowledge): Term {
  const term = toSubject(gate, reading, knowledge);
  const serves = OF_ANY_GATE.has(of.kind) && of.gates.some((kind) => kind === gate.entry.id);
  return serves ? { ...term, isIn: (text) => term.isIn(text) || listNamedGates(text).length === 0 } : term;
}

/** What else a service or a kind of gate is called where a text speaks of it. */
const OTHER_STEMS: Readonly<Record<string, readonly string[]>> = {
  instalacao: ["instal", "montag", "automatiz"],
  automatizacao: ["automatiz", "motoriz", "instal", "montag"],
  conserto: ["conser", "repar", "defeit"],
  "manutencao-preventiva": ["manuten", "revis", "prevent", "lubrific", "regul"],
  regulagem: ["regul", "revis", "manuten", "ajust"],
  "troca-de-motor": ["troc", "substit"],
  emergencia: ["emerg", "urgen", "socorr"],
  "visita-tecnica": ["visit", "orcament", "preco", "medid", "diagn", "avali"],
  deslizante: ["desliz", "correr", "corredi", "trilho", "cremalh"],
  basculante: ["bascul", "contrapes"],
  pivotante: ["pivot", "articul", "dobradic", "braco"],
};

function toName(name: string): Term {
  const folded = foldText(name).match(/[\p{L}\p{N}]+/gu) ?? [];
  return {
    called: name,
    isIn: (text) => text.some((_, at) => folded.every((word, offset) => text[at + offset]?.folded === word)),
  };
}

/** Words of nearly every title: that a text has them says nothing. */
const GENERAL = wordSet("portao portoes motor motores automatico automatica eletronico eletronica");

const STEM = 5;

function readWords(html: string): TitleWord[] {
  return splitWords(toPlainText(html));
}
