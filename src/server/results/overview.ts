import { addFigures, NO_FIGURES } from "#domain/results/figures";
import { buildSeries, spanWithBefore, sumFigures } from "#domain/results/series";
import { type Span, type Step, spanBefore } from "#domain/results/span";
import type { Database } from "../database/database";
import { readDailyContacts } from "./contact-reader";
import { findFirstDay, readLeftOut, readVisits } from "./visit-reader";

/** What the whole site brought in a span, step by step, beside the span before. */
export async function readOverview(db: Database, span: Span, step: Step) {
  const { daily, breakdown } = await readVisits(db, span);
  for (const { day, figures } of await readDailyContacts(db, spanWithBefore(span)))
    daily.set(day, addFigures(daily.get(day) ?? NO_FIGURES, figures));
  return {
    ...breakdown,
    points: buildSeries(daily, span, step),
    totals: sumFigures(daily, span),
    before: sumFigures(daily, spanBefore(span)),
    countedSince: await findFirstDay(db),
    leftOut: await readLeftOut(db, span),
  };
}
