import type { FactTexts } from "#domain/facts/fact-names";
import { fillFacts } from "#domain/facts/fill-facts";
import { splitSentences } from "#domain/facts/leave-out/sentences";
import { defaultDescription } from "#domain/page/generated-page";
import { withoutLinks } from "#domain/text/inline-links";
import { toPlainText } from "#domain/text/plain-text";
import { splitWords } from "#domain/text/words";
import { goOnFrom } from "./local/headline";

const FIRST_PARAGRAPH = /<p>(.*?)<\/p>/s;

/** What a page's first paragraph says, in short; what stands for every page where it is not to be shortened. */
export function describeText(title: string, html: string, facts: FactTexts, otherwise = defaultDescription(title)): string {
  const [, first = ""] = FIRST_PARAGRAPH.exec(html) ?? [];
  return shortenAnswer(toPlainText(first).trim(), facts) ?? otherwise;
}

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

/** What search results show of a description, about. */
const LONGEST_DESCRIPTION = 160;
const SHORTEST = 45;

/** As much of an answer as has room: its first sentence, or the first clauses of it; undefined where there is nothing of such a length. */
function shortenAnswer(answer: string, facts: FactTexts, most = LONGEST_DESCRIPTION): string | undefined {
  const length = (text: string) => fillFacts(text, facts).length;
  const first = splitSentences(answer)
    .map(({ start, end }) => answer.slice(start, end).trim())
    .find((sentence) => !sentence.endsWith("?"));
  if (!first) return undefined;
  if (length(first) <= most) return first;
  const clauses = first.split(/(?<=[:;])\s|(?<=,)\s(?=e\s|mas\s|porque\s)/);
  for (let count = clauses.length - 1; count > 0; count--) {
    const text = `${clauses
      .slice(0, count)
      .join(" ")
      .replace(/[,:;]$/, "")}.`;
    if (length(text) <= most && length(text) >= SHORTEST) return text;
  }
  return undefined;
}
