import { addFigures, type Figures, NO_FIGURES } from "#domain/results/figures";
import type { Span } from "#domain/results/span";
import { sumPages } from "../counts/settled-visits";
import type { Database } from "../database/database";
import { readPageContacts } from "./contact-reader";
import { readInTurns } from "./read-in-turns";

/** What came of each page that anything came of, by its number. */
export type PageFigures = ReadonlyMap<number, Figures>;

export async function readPageFigures(db: Database, span: Span): Promise<PageFigures> {
  const figures = new Map<number, Figures>();
  await readInTurns(
    db,
    span,
    (days) => sumPages(db, days),
    ({ page, view, chat, call, copy }) => {
      // Hundreds of thousands of rows: nothing is made anew for each.
      const sum = figures.get(page) ?? { ...NO_FIGURES };
      figures.set(page, sum);
      sum.visits += view;
      sum.chat += chat;
      sum.call += call;
      sum.copy += copy;
    },
  );
  for (const { page, figures: ofContacts } of await readPageContacts(db, span))
    figures.set(page, addFigures(figures.get(page) ?? NO_FIGURES, ofContacts));
  return figures;
}
