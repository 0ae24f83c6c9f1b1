import type { FactTexts } from "#domain/facts/fact-texts";
import { fillFacts } from "#domain/facts/fill-facts";
import { withoutLinks } from "#domain/site/inline-links";
import { lowerFirst } from "./rich-text";

/** What search results show of a description, about. */
const LONGEST = 160;
const SHORTEST = 60;

/** The page's answer in short, with the title before it; undefined where no part of the answer is short enough. */
export function describeAnswer(headline: string, answer: string, facts: FactTexts): string | undefined {
  const length = (text: string) => fillFacts(text, facts).length;
  const sentences = withoutLinks(answer)
    .split(/(?<=[.!?])\s+/)
    .filter((sentence) => !sentence.endsWith("?"));
  const room = LONGEST - headline.length - 2;
  const [first = ""] = sentences;
  const short = length(first) <= room ? first : cutClause(first, room, length);
  if (short) return `${headline}: ${lowerFirst(short)}`;
  const bare = length(first) <= LONGEST ? first : cutClause(first, LONGEST, length);
  return bare || undefined;
}

/** As much of a sentence as its first clauses give. */
function cutClause(sentence: string, most: number, length: (text: string) => number): string {
  const clauses = sentence.split(/(?<=[:;])\s|(?<=,)\s(?=e\s|mas\s|porque\s)/);
  for (let count = clauses.length - 1; count > 0; count--) {
    const text = `${clauses
      .slice(0, count)
      .join(" ")
      .replace(/[,:;]$/, "")}.`;
    if (length(text) <= most && length(text) >= SHORTEST) return text;
  }
  return "";
}
