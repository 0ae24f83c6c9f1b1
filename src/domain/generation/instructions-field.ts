import { checkQuotes, type IsFact } from "#domain/page/fact-quotes";

/** Longest instructions a generator takes, in characters. */
export const MAX_INSTRUCTIONS = 500;

/** Why instructions cannot be followed for what they quote; undefined when they can. */
export function checkInstructions(text: string, isFact: IsFact): string | undefined {
  return checkQuotes({ subject: "As instruções", quotesFacts: true }, text, isFact);
}
