import type { Entry } from "#domain/knowledge/entry";
import { findEntries } from "#domain/knowledge/entry-lexicon";
import type { Knowledge } from "#domain/knowledge/knowledge";
import { findCircumstance } from "#domain/knowledge/reading/find-circumstance";
import type { Circumstance } from "#domain/places/circumstance";
import { findStatedFigures } from "#domain/stated-figures/find-stated-figures";
import { foldText } from "#domain/text/fold";
import { readPlainBlock } from "#domain/text/read-page-text";
import { splitWords } from "#domain/text/words";
import { upperFirst } from "./markup";

/** What the administrator asks of a page besides its title. */
export interface Instructions {
  /** Sentences for its readers, as a paragraph of their own. */
  sentences: readonly string[];
  /** What is to be treated as well. */
  entries: readonly Entry[];
  circumstance: Circumstance;
}

/** Sentences that tell the writer what to do are not for readers: "Fale de cremalheira", "Tom direto". */
const DIRECTION =
  /^(?:nao |por favor,? )?(?:aborde|acrescente|adote|aproveite|cite|coloque|comece|comente|compare|conte|crie|destaque|detalhe|diga|enfatize|escreva|evite|explique|explore|fale|faca|foco|foque|gere|inclua|insira|ligue|lembre|liste|mantenha|mencione|mostre|nao|ofereca|oriente|prefira|priorize|publico|ressalte|responda|seja|termine|texto|tom|traga|trate|use|utilize)\b/;

/**
 * Sentences that tell something are shown to readers as they are; those that direct the writer only steer, and whatever
 * parts, uses and grounds either names are treated on the page.
 */
export function readInstructions(text: string, knowledge: Knowledge): Instructions {
  const sentences = text
    .split(/\n+|(?<=[.!?;])\s+/)
    .map((sentence) => sentence.trim())
    .filter(Boolean);
  const words = splitWords(text);
  const matches = findEntries(words, knowledge.lexicon);
  return {
    sentences: sentences.filter((sentence) => !DIRECTION.test(foldText(sentence))).map(endSentence),
    entries: [...new Set(matches.map(({ entry }) => entry))],
    circumstance: findCircumstance(words, matches, undefined),
  };
}

function endSentence(sentence: string): string {
  const ended = sentence.replace(/[;,:\s]+$/u, "");
  return upperFirst(/[.!?…]$/u.test(ended) ? ended : `${ended}.`);
}

/** Figures that an administrator's words state, as written: whoever gives them answers for them on that page. */
export function listFigures(text: string): string[] {
  const block = readPlainBlock(text, "p");
  return block ? [...new Set(findStatedFigures(block).map(({ start, end }) => block.text.slice(start, end)))] : [];
}
