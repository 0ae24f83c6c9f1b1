import type { Knowledge } from "#domain/knowledge/knowledge";
import type { TitleReading } from "#domain/knowledge/read-title";
import { readPageText, type TextBlock } from "#domain/page-text/read-page-text";
import type { JudgedPage } from "../judged-page";
import type { Reason } from "../reason";
import { judgeSubject } from "../subject/judge-subject";
import { GATE_WORDS, MACHINE_WORDS } from "../subject/trade-words";

export interface RelevanceSurroundings {
  reading: TitleReading;
  knowledge: Knowledge;
}

/** Shorter texts are thin, which another rule says. */
const FEWEST_WORDS = 80;
/** A text about gates says so at least once in so many words. */
const WORDS_TO_A_TRADE_WORD = 120;
/** A page of the owner's own, "Quem somos", is of the trade by its text. */
const WORDS_OF_OWN_PAGE = 60;

/** A page is about gates, their motors and parts, or the work on them. */
export function judgeRelevance(page: Pick<JudgedPage, "content" | "origin">, { reading, knowledge }: RelevanceSurroundings): Reason[] {
  const { words, trade } = countWords(page.content);
  const subject = judgeSubject(reading, knowledge);
  const isOwnPage = page.origin === "manual" && subject === "empty" && trade > 0 && words <= trade * WORDS_OF_OWN_PAGE;
  if (subject !== "trade" && !isOwnPage) return [toReason(subject, reading.title)];
  if (words < FEWEST_WORDS || words <= trade * WORDS_TO_A_TRADE_WORD) return [];
  return [
    {
      rule: "relevance",
      says: "O texto quase não fala de portão, motor ou peça deles.",
      mend: "Escreva o texto sobre o assunto do título.",
    },
  ];
}

function toReason(subject: "other" | "empty" | "foreign-language", title: string): Reason {
  const called = `“${shorten(title)}”`;
  switch (subject) {
    case "other":
      return {
        rule: "relevance",
        says: `${called} trata de outro assunto, e o site é sobre portões, motores de portão e o serviço neles.`,
        mend: "Escreva um título sobre portão, motor, peça ou serviço que a empresa faz.",
      };
    case "empty":
      return {
        rule: "relevance",
        says: `${called} não diz de que portão, motor ou peça se trata.`,
        mend: "Acrescente o assunto ao título, como “conserto de portão” ou “troca de roldana”.",
      };
    case "foreign-language":
      return { rule: "relevance", says: `${called} não está em português.`, mend: "Escreva o título em português." };
  }
}

const LONGEST_QUOTE = 70;

function shorten(title: string): string {
  return title.length <= LONGEST_QUOTE ? title : `${title.slice(0, LONGEST_QUOTE).trimEnd()}…`;
}

interface WordCount {
  words: number;
  trade: number;
}

function countWords(content: string): WordCount {
  const sum = { words: 0, trade: 0 };
  for (const block of readPageText(content).blocks) {
    const { words, trade } = countBlock(block);
    sum.words += words;
    sum.trade += trade;
  }
  return sum;
}

const ofBlocks = new WeakMap<TextBlock, WordCount>();

/** The same block stands on many pages. */
function countBlock(block: TextBlock): WordCount {
  const known = ofBlocks.get(block);
  if (known) return known;
  const count = { words: 0, trade: 0 };
  for (const { kind, sign } of block.tokens) {
    if (kind !== "mark") count.words += 1;
    if (kind === "word" && (GATE_WORDS.has(sign) || MACHINE_WORDS.has(sign))) count.trade += 1;
  }
  ofBlocks.set(block, count);
  return count;
}
