export interface FaqEntry {
  question: string;
  /** Plain text, facts between double braces; blank lines part paragraphs. */
  answer: string;
}

export interface FaqTheme {
  name: string;
  entries: readonly FaqEntry[];
}
