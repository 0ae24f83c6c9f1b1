import type { actions } from "astro:actions";
import { formatDay } from "#domain/calendar/days";
import { dayOf } from "#domain/calendar/owner-time";
import { clickRate } from "#domain/results/few-data";
import type { Figures } from "#domain/results/figures";
import { chooseSpan, findSpanProblem, SPAN_CHOICES, type Span, type SpanChoice, STEPS, type Step } from "#domain/results/span";
import { formatCount, formatNumber } from "#domain/text/format";
import type { DataOf } from "../../call/call";
import { useAddressParams } from "../../ui/list/use-address-params";

export type ResultsNow = DataOf<typeof actions.results.read>;
export type ResultPage = DataOf<typeof actions.results.pages>["pages"][number];

const STEP_WORDS: Readonly<Record<Step, string>> = { day: "dia", week: "semana", month: "mes" };

/** The span and how finely it is looked at, as the address has them, with what changes them. */
export function useResultsAddress() {
  const address = useAddressParams();
  const { read, readOneOf, narrow } = address;
  const days = { from: read("de") ?? "", to: read("ate") ?? "" };
  /** Undefined for two days of somebody's own choice; days that make no span are passed over. */
  const choice = findSpanProblem(days) === undefined ? undefined : (readOneOf("periodo", SPAN_CHOICES) ?? "30");
  return {
    ...address,
    span: choice === undefined ? days : chooseSpan(choice, dayOf(new Date())),
    choice,
    step: STEPS.find((one) => STEP_WORDS[one] === read("por")),
    chooseSpan: (to: SpanChoice) => narrow({ periodo: to === "30" ? undefined : to, de: undefined, ate: undefined, por: undefined }),
    setDays: ({ from, to }: Span) => narrow({ periodo: undefined, de: from, ate: to, por: undefined }),
    setStep: (to: Step) => narrow({ por: STEP_WORDS[to] }),
  };
}

const DAY = new Intl.DateTimeFormat("pt-BR", { day: "2-digit", month: "2-digit", timeZone: "UTC" });
const MONTH = new Intl.DateTimeFormat("pt-BR", { month: "short", year: "2-digit", timeZone: "UTC" });

export const STEP_NAMES: Readonly<Record<Step, string>> = { day: "Por dia", week: "Por semana", month: "Por mês" };

const at = (day: string) => new Date(`${day}T00:00:00Z`);

/** Short, for an axis. @example nameStep({ from: "2026-11-16", to: "2026-11-22" }, "week") // "16/11" */
export function nameStep({ from }: Span, step: Step): string {
  return step === "month" ? MONTH.format(at(from)).replace(" de ", "/").replace(".", "") : DAY.format(at(from));
}

/** Whole, for a table. @example describeStep({ from: "2026-11-16", to: "2026-11-22" }, "week") // "16/11 a 22/11" */
export function describeStep({ from, to }: Span, step: Step): string {
  if (step === "month") return nameStep({ from, to }, step);
  return from === to ? DAY.format(at(from)) : `${DAY.format(at(from))} a ${DAY.format(at(to))}`;
}

/** @example describeSpan({ from: "2026-10-24", to: "2026-11-22" }) // "24/10/2026 a 22/11/2026" */
export function describeSpan({ from, to }: Span): string {
  return from === to ? formatDay(from) : `${formatDay(from)} a ${formatDay(to)}`;
}

/** What a burst would have added, for who wonders at the figures. */
export function describeLeftOut({ lastDay, days, count }: { lastDay: string; days: number; count: number }): string {
  const last = formatDay(lastDay);
  const when = days === 1 ? `Em ${last}` : `Em ${formatNumber(days)} dias, o último em ${last},`;
  const what = formatCount(count, "visita ou toque ficou", "visitas e toques ficaram");
  return `${when} ${what} fora da conta: vieram em rajada de uma mesma rede, mais do que pessoas fazem em dez minutos.`;
}

/** @example formatRate(figures) // "5,8%", or "–" where there are too few visits to say */
export function formatRate(figures: Figures): string {
  const rate = clickRate(figures);
  return rate === undefined ? "–" : `${formatNumber(rate)}%`;
}
