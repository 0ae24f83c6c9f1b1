import type { Span, Step } from "#domain/results/span";
import { formatNumber } from "#domain/text/format";

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
  const what = count === 1 ? "1 visita ou toque ficou" : `${formatNumber(count)} visitas e toques ficaram`;
  return `${when} ${what} fora da conta: vieram em rajada de uma mesma rede, mais do que pessoas fazem em dez minutos.`;
}

/** @example formatPercent(5.83) // "5,8%" */
export function formatPercent(value: number): string {
  return `${formatNumber(value)}%`;
}
