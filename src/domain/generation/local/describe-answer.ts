import type { FactTexts } from "#domain/facts/fact-names";
import { LONGEST_DESCRIPTION, shortenAnswer } from "#domain/generation/shorten-answer";
import { withoutLinks } from "#domain/text/inline-links";
import { splitWords } from "#domain/text/words";
import { goOnFrom } from "./headline";

/** An answer that begins with so many words of the title says it already. */
const REPEATED = 3;

/** The page's answer in short, after the headline where there is one and room for both; undefined where no part of it is short enough. */
export function describeAnswer(headline: string, answer: string, facts: FactTexts): string | undefined {
  const text = withoutLinks(answer);
  if (headline === "" || `${beginning(text)} `.startsWith(`${beginning(headline)} `)) return shortenAnswer(text, facts);
  const short = shortenAnswer(text, facts, LONGEST_DESCRIPTION - headline.length - 2);
  return short ? goOnFrom(headline, short) : shortenAnswer(text, facts);
}

function beginning(text: string): string {
  return splitWords(text.slice(0, LONGEST_DESCRIPTION))
    .slice(0, REPEATED)
    .map(({ folded }) => folded)
    .join(" ");
}
