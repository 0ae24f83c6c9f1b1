import type { FactTexts } from "#domain/facts/fact-texts";
import { LONGEST_DESCRIPTION, shortenAnswer } from "#domain/generation/shorten-answer";
import { withoutLinks } from "#domain/site/inline-links";
import { goOnFrom } from "./headline";

/** The page's answer in short, after the title where there is room for both; undefined where no part of it is short enough. */
export function describeAnswer(headline: string, answer: string, facts: FactTexts): string | undefined {
  const text = withoutLinks(answer);
  const short = shortenAnswer(text, facts, LONGEST_DESCRIPTION - headline.length - 2);
  return short ? goOnFrom(headline, short) : shortenAnswer(text, facts);
}
