/** The sentences of running text, each with its mark; those of a page's HTML are told by `split-sentences.ts`. */
export const listSentences = (text: string): string[] => text.split(/(?<=[.!?])\s+/);
