import { laterDay } from "../calendar/owner-time";
import { addFigures, type Figures, NO_FIGURES } from "./figures";
import { listSteps, type Span, type Step, spanBefore } from "./span";

/** One point of a chart, and what the same part of the span before had. */
export interface Point extends Span {
  figures: Figures;
  before: Figures;
}

export type DailyFigures = ReadonlyMap<string, Partial<Figures>>;

/** The days that results of a span are read from, its span before included. */
export const spanWithBefore = (span: Span): Span => ({ from: spanBefore(span).from, to: span.to });

export function buildSeries(daily: DailyFigures, span: Span, step: Step): Point[] {
  return listSteps(span, step).map(({ from, to, before }) => ({
    from,
    to,
    figures: sumFigures(daily, { from, to }),
    before: sumFigures(daily, before),
  }));
}

export function sumFigures(daily: DailyFigures, { from, to }: Span): Figures {
  let sum = NO_FIGURES;
  for (let day = from; day <= to; day = laterDay(day, 1)) {
    const figures = daily.get(day);
    if (figures) sum = addFigures(sum, figures);
  }
  return sum;
}
