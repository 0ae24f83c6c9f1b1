import { addMonths, countDays, firstOfMonth, lastOfMonth, weekdayOf } from "../calendar/days";
import { laterDay } from "../calendar/owner-time";
import { isDay } from "../forms/is-day";
import { type Figures, sumOf } from "./figures";

/** Days of the owner's calendar, the first and the last included. */
export interface Span {
  from: string;
  to: string;
}

/** What results are looked at by. */
export const STEPS = ["day", "week", "month"] as const;
export type Step = (typeof STEPS)[number];

/** Spans that end today, by what the address calls them. */
export const SPAN_CHOICES = ["7", "30", "90", "12m"] as const;
export type SpanChoice = (typeof SPAN_CHOICES)[number];

/** Longest span: three years. */
const MOST_DAYS = 1096;
/** Days whose counts stand each by itself; of earlier ones only months do. */
const DAYS_KEPT = 365;
/** Bars and points of a chart that can still be told from each other. */
const MOST_STEPS: Record<Step, number> = { day: 93, week: 160, month: 37 };

/** Twelve months are those of the calendar, the current one as far as it is. */
export function chooseSpan(choice: SpanChoice, today: string): Span {
  if (choice === "12m") return { from: addMonths(firstOfMonth(today), -11), to: today };
  return { from: laterDay(today, 1 - Number(choice)), to: today };
}

/** Why two days make no span, in words; undefined where they do. @param today where days to come make none either. */
export function findSpanProblem({ from, to }: Span, today?: string): string | undefined {
  if (!isDay(from) || !isDay(to)) return "Escreva as duas datas do período.";
  if (from > to) return "O período começa depois de terminar. Troque as datas.";
  if (today !== undefined && from > today) return "O período ainda não começou. Escolha dias até hoje.";
  if (countDays(from, to) > MOST_DAYS) return "Escolha um período de até três anos.";
  return undefined;
}

/** The days before a span that it is compared with: as many, or as many months where it begins with one. */
export function spanBefore(span: Span): Span {
  const shift = shiftOf(span);
  return { from: shift(span.from), to: shift(span.to) };
}

function shiftOf({ from, to }: Span): (day: string) => string {
  const days = countDays(from, to);
  const isOfMonths = from.endsWith("-01") && (to === lastOfMonth(to) || days > 31);
  if (!isOfMonths) return (day) => laterDay(day, -days);
  const months = monthsOf(to) - monthsOf(from) + 1;
  return (day) => (day === lastOfMonth(day) ? lastOfMonth(addMonths(day, -months)) : addMonths(day, -months));
}

function monthsOf(day: string): number {
  const [year = 0, month = 0] = day.split("-").map(Number);
  return year * 12 + month;
}

/** What a chart has one point for, and the same part of the span before. */
interface StepOfSpan extends Span {
  before: Span;
}

/** A span in days, in weeks from Monday to Sunday, or in months; the first and the last may be cut off. */
export function listSteps(span: Span, step: Step): StepOfSpan[] {
  const shift = shiftOf(span);
  const steps: StepOfSpan[] = [];
  for (let from = span.from; from <= span.to; ) {
    const end = endOf(from, step);
    const to = end < span.to ? end : span.to;
    steps.push({ from, to, before: { from: shift(from), to: shift(to) } });
    from = laterDay(to, 1);
  }
  return steps;
}

function endOf(day: string, step: Step): string {
  if (step === "day") return day;
  return step === "week" ? laterDay(day, 6 - weekdayOf(day)) : lastOfMonth(day);
}

/** The steps by which a span can be looked at, the finest first: days and weeks, as far as they are kept each by itself. */
export function stepsFor(span: Span, today: string): Step[] {
  const steps = STEPS.filter((step) => {
    const count = listSteps(span, step).length;
    return count <= MOST_STEPS[step] && (count > 1 || step === "day") && (step === "month" || isKeptByDay(span.from, today));
  });
  return steps.length > 0 ? steps : ["month"];
}

/** The step that is asked for where the span can be looked at by it, else the finest. */
export const chooseStep = (steps: readonly Step[], asked: Step | undefined): Step =>
  asked !== undefined && steps.includes(asked) ? asked : (steps[0] ?? "month");

/** Whether what happened on a day is kept by itself, and not with its month. */
const isKeptByDay = (day: string, today: string) => countDays(day, today) <= DAYS_KEPT;

/** Months that are kept whole are read whole; of days to come there is nothing to read. */
export function fitSpan({ from, to }: Span, today: string): Span {
  if (from > today) return { from: today, to: today };
  return { from: isKeptByDay(from, today) ? from : firstOfMonth(from), to: to < today ? to : today };
}

/** Whether what a span is compared with is told as finely as the span itself. */
export function isComparable(span: Span, step: Step, today: string): boolean {
  const { from } = spanBefore(span);
  return isKeptByDay(from, today) || (step === "month" && from.endsWith("-01"));
}

type DailyFigures = ReadonlyMap<string, Partial<Figures>>;

/** The days that results of a span are read from, its span before included. */
export const spanWithBefore = (span: Span): Span => ({ from: spanBefore(span).from, to: span.to });

/** The points of a chart, each with what the same part of the span before had. */
export function buildSeries(daily: DailyFigures, span: Span, step: Step) {
  return listSteps(span, step).map(({ from, to, before }) => ({
    from,
    to,
    figures: sumFigures(daily, { from, to }),
    before: sumFigures(daily, before),
  }));
}

export const sumFigures = (daily: DailyFigures, { from, to }: Span): Figures =>
  sumOf([...daily].filter(([day]) => from <= day && day <= to).map(([, figures]) => figures));
