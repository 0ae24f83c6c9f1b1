import { actions } from "astro:actions";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { dayOf } from "#domain/calendar/owner-time";
import { chooseSpan, findSpanProblem, SPAN_CHOICES, type Span, type SpanChoice, STEPS, type Step } from "#domain/results/span";
import { formatCount, formatNumber } from "#domain/text/format";
import { call, type DataOf } from "../../call/call";
import { RESULTS_KEY } from "../../page/page-keys";
import { useAddressParams } from "../../ui/list/use-address-params";

export type ResultsNow = DataOf<typeof actions.results.read>;
export type ResultGroups = DataOf<typeof actions.results.groups>;
export type ResultPage = DataOf<typeof actions.results.pages>["pages"][number];

export function useResults({ from, to }: Span, step: Step | undefined) {
  return useQuery({
    queryKey: [...RESULTS_KEY, "read", from, to, step],
    queryFn: () => call(actions.results.read, { from, to, step }),
    placeholderData: keepPreviousData,
  });
}

export function useResultGroups({ from, to }: Span) {
  return useQuery({
    queryKey: [...RESULTS_KEY, "groups", from, to],
    queryFn: () => call(actions.results.groups, { from, to }),
    placeholderData: keepPreviousData,
  });
}

const STEP_WORDS: Readonly<Record<Step, string>> = { day: "dia", week: "semana", month: "mes" };

/** What the address calls a span, and how finely it is looked at. */
export interface SpanAddress {
  span: Span;
  /** Undefined for two days of somebody's own choice. */
  choice: SpanChoice | undefined;
  step: Step | undefined;
}

/** The span and the step as the address has them, with what changes them. */
export function useResultsAddress() {
  const address = useAddressParams();
  const { span, choice, step } = readSpanAddress(address.read, dayOf(new Date()));
  return {
    ...address,
    span,
    choice,
    step,
    chooseSpan: (to: SpanChoice) =>
      address.narrow({ periodo: to === "30" ? undefined : to, de: undefined, ate: undefined, por: undefined }),
    setDays: ({ from, to }: Span) => address.narrow({ periodo: undefined, de: from, ate: to, por: undefined }),
    setStep: (to: Step) => address.narrow({ por: STEP_WORDS[to] }),
  };
}

/** Days that make no span are passed over. */
function readSpanAddress(read: (name: string) => string | undefined, today: string): SpanAddress {
  const step = STEPS.find((one) => STEP_WORDS[one] === read("por"));
  const days = { from: read("de") ?? "", to: read("ate") ?? "" };
  if (findSpanProblem(days) === undefined) return { span: days, choice: undefined, step };
  const choice = SPAN_CHOICES.find((one) => one === read("periodo")) ?? "30";
  return { span: chooseSpan(choice, today), choice, step };
}

const DAY = new Intl.DateTimeFormat("pt-BR", { day: "2-digit", month: "2-digit", timeZone: "UTC" });
const MONTH = new Intl.DateTimeFormat("pt-BR", { month: "short", year: "2-digit", timeZone: "UTC" });
const WHOLE = new Intl.DateTimeFormat("pt-BR", { day: "2-digit", month: "2-digit", year: "numeric", timeZone: "UTC" });

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
  return from === to ? WHOLE.format(at(from)) : `${WHOLE.format(at(from))} a ${WHOLE.format(at(to))}`;
}

/** What a burst would have added, for who wonders at the figures. */
export function describeLeftOut({ lastDay, days, count }: { lastDay: string; days: number; count: number }): string {
  const last = WHOLE.format(at(lastDay));
  const when = days === 1 ? `Em ${last}` : `Em ${formatNumber(days)} dias, o último em ${last},`;
  const what = formatCount(count, "visita ou toque ficou", "visitas e toques ficaram");
  return `${when} ${what} fora da conta: vieram em rajada de uma mesma rede, mais do que pessoas fazem em dez minutos.`;
}

/** @example formatPercent(5.83) // "5,8%" */
export function formatPercent(value: number): string {
  return `${formatNumber(value)}%`;
}
