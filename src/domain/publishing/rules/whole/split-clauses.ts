import type { TextToken } from "#domain/text/split-tokens";

/** What a sentence ends with, or a part of it that stands by itself. */
export const ENDS: ReadonlySet<string> = new Set([".", "!", "?", ";", ":"]);

/** The tokens of each sentence, its end among them. */
export function splitClauses(tokens: readonly TextToken[]): TextToken[][] {
  const clauses: TextToken[][] = [];
  let begun: TextToken[] = [];
  for (const token of tokens) {
    begun.push(token);
    if (!ENDS.has(token.sign)) continue;
    clauses.push(begun);
    begun = [];
  }
  return begun.length > 0 ? [...clauses, begun] : clauses;
}
