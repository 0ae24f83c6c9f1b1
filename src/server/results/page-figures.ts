import { addFigures, type Figures, NO_FIGURES } from "#domain/results/figures";
import type { Span } from "#domain/results/span";
import { readPageSums } from "../counts/month-sums";
import type { Database } from "../database/database";
import { readPageContacts } from "./contact-reader";

/** What came of each page that anything came of, by its number. */
export type PageFigures = ReadonlyMap<number, Figures>;

export async function readPageFigures(db: Database, span: Span): Promise<PageFigures> {
  const figures = new Map<number, Figures>();
  await readPageSums(db, span, ({ page, view, chat, call, copy }) => {
    let sum = figures.get(page);
    if (!sum) {
      sum = { ...NO_FIGURES };
      figures.set(page, sum);
    }
    sum.visits += view;
    sum.chat += chat;
    sum.call += call;
    sum.copy += copy;
  });
  for (const { page, figures: ofContacts } of await readPageContacts(db, span))
    figures.set(page, addFigures(figures.get(page) ?? NO_FIGURES, ofContacts));
  return figures;
}
