import { findNowhere, findOutside } from "#domain/coverage/area/find-outside";
import type { ServedArea } from "#domain/coverage/area/served-names";
import { sum } from "#domain/knowledge/asked/question-index";
import type { TitleReading } from "#domain/knowledge/read-title";
import { onceFor } from "#domain/memo/once-for";
import { holdBy, type Reason } from "#domain/page/reason";
import { quoteWords } from "#domain/text/quote-words";
import { readPageText, type TextBlock } from "#domain/text/read-page-text";
import type { JudgedPage } from "../judged-page";
import { judgeSubject, type Subject } from "../subject/judge-subject";
import { type KnownWords, readKnownWords } from "../subject/known-words";
import { GATE_WORDS, MACHINE_WORDS, OF_OURSELVES, SPOKEN_TO_US } from "../subject/trade-words";
import type { UnfitTheme } from "../subject/unfit-themes";
import type { Around } from "../surroundings";

/** Shorter texts are thin, which another rule says. */
const FEWEST_WORDS = 80;
/** A text about gates says so at least once in so many words. */
const WORDS_TO_A_TRADE_WORD = 120;
/** A page of the owner's own, "Quem somos", is of the trade by its text. */
const WORDS_OF_OWN_PAGE = 60;

/** A page is about gates, their motors and parts, or the work on them. */
export function judgeRelevance(
  page: Pick<JudgedPage, "content" | "origin">,
  { reading, knowledge, area, facts }: Around<"reading" | "knowledge" | "area" | "facts">,
): Reason[] {
  const { words, trade, ours } = countWords(page.content);
  const known = readKnownWords(knowledge)(facts.business.trade);
  const subject = judgeSubject(reading, known, area);
  const isOwnPage = page.origin === "manual" && OF_OWN_PAGES.has(subject.kind) && trade > 0 && words <= trade * WORDS_OF_OWN_PAGE;
  // What the site writes by itself says every word of its title, or is held for that.
  const isTold = page.origin === "local" && (subject.kind === "strange" || (subject.kind === "empty" && speaksToUs(reading)));
  const isPlace = (subject.kind === "unknown" || subject.kind === "strange") && isTellable(reading, area, known);
  if (page.origin === "announcement" && subject.kind !== "trade" && isAnnounced(subject)) {
    const isOurs = words <= (trade + ours) * WORDS_OF_OWN_PAGE && trade + ours > 0;
    return isOurs || reading.words.some(({ folded }) => OF_OURSELVES.test(folded)) ? [] : STRANGE_ANNOUNCEMENT;
  }
  if (subject.kind !== "trade" && !isOwnPage && !isPlace && !isTold) return describe(subject, reading.title);
  if (words < FEWEST_WORDS || words <= trade * WORDS_TO_A_TRADE_WORD) return [];
  return hold("O texto quase não fala de portão, motor ou peça deles.", "Escreva o texto sobre o assunto do título.");
}

const hold = holdBy("relevance");

const STRANGE_ANNOUNCEMENT = hold(
  "O aviso não fala da empresa, nem de portão ou motor.",
  "Diga o que muda para o cliente: dias, horário, atendimento, telefone, endereço.",
);

/** The owner names what is his as he likes. */
const OF_OWN_PAGES: ReadonlySet<Subject["kind"]> = new Set(["empty", "unknown", "strange"]);

/** "Cobram a visita?": who asks it here asks of gates, without a word of them. */
const speaksToUs = ({ words }: TitleReading): boolean => words.some(({ folded }) => SPOKEN_TO_US.has(folded));

/** "Fechados no Carnaval": what the business tells of itself need not speak of gates. */
const isAnnounced = (subject: Subject): boolean => subject.kind === "other" || OF_OWN_PAGES.has(subject.kind) || isElsewhere(subject);

const isElsewhere = (subject: Subject) => subject.kind === "unfit" && subject.theme === "elsewhere";

/** A name that nobody knows is told by the rule about places where it is one. */
function isTellable({ words, place }: TitleReading, area: ServedArea, known: KnownWords): boolean {
  return findOutside(words, area).length > 0 || (!place && findNowhere(words, area, known.has) !== undefined);
}

function describe(subject: Exclude<Subject, { kind: "trade" }>, title: string): Reason[] {
  const called = `“${shorten(title)}”`;
  switch (subject.kind) {
    case "unfit":
      return hold(
        `“${subject.words}” faz do título ${UNFIT[subject.theme]}.`,
        "Escreva um título sobre portão, motor, peça ou serviço que a empresa faz, sem isso.",
        { marks: [subject.words] },
      );
    case "unknown":
      return hold(
        `Não se ${subject.words.length === 1 ? "conhece aqui a palavra" : "conhecem aqui as palavras"} ${quoteWords(subject.words)}.`,
        "Diga se é do ramo, e os próximos títulos já contam com a resposta; ou troque por uma palavra conhecida.",
        { marks: subject.words, asks: subject.words },
      );
    case "strange":
      return hold(
        `Nada do que se conhece aqui de portões fala de ${quoteWords(subject.words)}.`,
        "Diga se cabe em títulos do ramo, e os próximos já contam com a resposta; ou troque por outra palavra.",
        { marks: subject.words, asks: subject.words },
      );
    case "refused":
      return hold(
        `“${subject.word}” não é do ramo, como está anotado no cadastro.`,
        "Escreva um título sem essa palavra; se ela é do ramo, mude isso em Cadastro, Palavras do ramo.",
        { marks: [subject.word] },
      );
    case "other":
      return hold(
        `${called} trata de outro assunto, e o site é sobre portões, motores de portão e o serviço neles.`,
        "Escreva um título sobre portão, motor, peça ou serviço que a empresa faz.",
      );
    case "empty":
      return hold(
        `${called} não diz de que portão, motor ou peça se trata.`,
        "Acrescente o assunto ao título, como “conserto de portão” ou “troca de roldana”.",
      );
    case "foreign-language":
      return hold(`${called} não está em português.`, "Escreva o título em português.");
  }
}

/** What a title is about that no page should be. */
const UNFIT: Readonly<Record<UnfitTheme, string>> = {
  violence: "um assunto de violência",
  crime: "um assunto de crime",
  sex: "um assunto de sexo",
  insult: "uma ofensa",
  health: "um assunto de saúde, de que a empresa não entende",
  politics: "um assunto de política",
  religion: "um assunto de religião",
  elsewhere: "outro assunto",
  nonsense: "um título que não diz nada do ramo",
};

const LONGEST_QUOTE = 70;

const shorten = (title: string): string => (title.length <= LONGEST_QUOTE ? title : `${title.slice(0, LONGEST_QUOTE).trimEnd()}…`);

function countWords(content: string) {
  const counts = readPageText(content).blocks.map(countBlock);
  return { words: sum(counts, ({ words }) => words), trade: sum(counts, ({ trade }) => trade), ours: sum(counts, ({ ours }) => ours) };
}

/** The same block stands on many pages. */
const countBlock = onceFor((block: TextBlock) => {
  /** By the last of these a business speaks of itself. */
  const count = { words: 0, trade: 0, ours: 0 };
  for (const { kind, sign } of block.tokens) {
    if (kind !== "mark") count.words += 1;
    if (kind === "word" && (GATE_WORDS.has(sign) || MACHINE_WORDS.has(sign))) count.trade += 1;
    else if (kind === "word" && OF_OURSELVES.test(sign)) count.ours += 1;
  }
  return count;
});
