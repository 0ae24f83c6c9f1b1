import type { FactTexts } from "#domain/facts/fact-names";
import { fillFacts } from "#domain/facts/fill-facts";
import { splitSentences } from "#domain/facts/leave-out/sentences";

/** What search results show of a description, about. */
export const LONGEST_DESCRIPTION = 160;
const SHORTEST = 45;

/** As much of an answer as has room: its first sentence, or the first clauses of it; undefined where there is nothing of such a length. */
export function shortenAnswer(answer: string, facts: FactTexts, most = LONGEST_DESCRIPTION): string | undefined {
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
