import { sql } from "kysely";
import { addFigures, type Figures, NO_FIGURES } from "#domain/results/figures";
import type { Span } from "#domain/results/span";
import { settledCounts } from "../counts/settled-visits";
import type { Database } from "../database/database";
import { readPageContacts } from "./contact-reader";
import { readInTurns } from "./read-in-turns";

/** What came of each page that anything came of, by its number. */
export type PageFigures = ReadonlyMap<number, Figures>;

export async function readPageFigures(db: Database, span: Span): Promise<PageFigures> {
  const figures = new Map<number, Figures>();
  const add = (page: number, more: Partial<Figures>) => {
    const known = figures.get(page);
    // Hundreds of thousands of rows: nothing is made anew for each.
    if (!known) figures.set(page, { ...NO_FIGURES, ...more });
    else if (more.contacts !== undefined) figures.set(page, addFigures(known, more));
    else addCounts(known, more);
  };
  await readInTurns(
    span,
    (days) => readCounts(db, days),
    ({ page, visits, chat, call, copy }) =>
      add(page, { visits: Number(visits), chat: Number(chat), call: Number(call), copy: Number(copy) }),
  );
  for (const { page, figures: ofContacts } of await readPageContacts(db, span)) add(page, ofContacts);
  return figures;
}

function addCounts(sum: Figures, { visits = 0, chat = 0, call = 0, copy = 0 }: Partial<Figures>): void {
  sum.visits += visits;
  sum.chat += chat;
  sum.call += call;
  sum.copy += copy;
}

type Sum = number | string;

async function readCounts(db: Database, days: Span) {
  const sumOf = (kinds: string) => sql<Sum>`sum(case when kind like ${kinds} then count else 0 end)`;
  return await db
    .selectFrom(settledCounts(db, days).as("settled"))
    .select(["page", sumOf("view").as("visits"), sumOf("chat:%").as("chat"), sumOf("call:%").as("call"), sumOf("copy:%").as("copy")])
    .groupBy("page")
    .execute();
}
