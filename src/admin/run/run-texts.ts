import { ATTEMPT_OUTCOMES, type Attempt, countFinished, type JobProgress } from "#domain/jobs/job";
import { findRunKind } from "#domain/jobs/run-kind";
import { formatCount, formatNumber } from "#domain/text/format";
import { groupRuns } from "../ui/group-runs";

/** What a run that goes on is at: a title, or what it does before the first and after the last. */
export function describeWork(run: JobProgress | undefined): string {
  if (run?.currentTitle !== undefined) return run.currentTitle;
  return run && countFinished(run) === run.total ? "Concluindo…" : "Preparando…";
}

/**
 * What became of a run's titles.
 * @example describeTotals(run) // "48 criadas, 1 com falha, 1 já existia"
 */
export function describeTotals(run: Pick<JobProgress, "done" | "pages" | "held" | "failed" | "skipped" | "total" | "status">): string {
  const made = run.pages === "scheduled" ? formatCount(run.done, "agendada", "agendadas") : formatCount(run.done, "criada", "criadas");
  const parts = [made, `${formatNumber(run.failed)} com falha`];
  if (run.held > 0) parts.push(formatCount(run.held, "retida", "retidas"));
  if (run.skipped > 0) parts.push(formatCount(run.skipped, "já existia", "já existiam"));
  const left = run.total - countFinished(run);
  if (run.status === "cancelled" && left > 0) parts.push(formatCount(left, "não processada", "não processadas"));
  if (run.status === "paused") parts.push(`${formatNumber(left)} por fazer`);
  return parts.join(", ");
}

export function nameRun(kind: string): string {
  return findRunKind(kind)?.name ?? "Criação de outra versão do site";
}

/**
 * What was asked of the provider for a title, when that was not one request that went well.
 * @example describeAttempts(attempts) // "4 tentativas: limite de uso do provedor (3), texto recebido"
 */
export function describeAttempts(attempts: readonly Attempt[] = []): string | undefined {
  if (attempts.length < 2) return undefined;
  const texts = groupRuns(attempts, ({ outcome }) => outcome).map(([{ outcome }, ...others]) =>
    others.length === 0 ? ATTEMPT_OUTCOMES[outcome] : `${ATTEMPT_OUTCOMES[outcome]} (${others.length + 1})`,
  );
  return `${attempts.length} tentativas: ${texts.join(", ")}`;
}

/** Why and until when the provider is waited for; undefined when it is not. */
export function findWait(attempts: readonly Attempt[] = []): { until: Date; reason: string } | undefined {
  const last = attempts.at(-1);
  if (!last?.retryAt) return undefined;
  return { until: new Date(last.retryAt), reason: ATTEMPT_OUTCOMES[last.outcome] };
}

/** @example describeDuration(95) // "2 minutos"; describeDuration(5400) // "1 h 30 min" */
export function describeDuration(seconds: number): string {
  if (seconds < 60) {
    return formatCount(Math.max(1, Math.round(seconds)), "segundo", "segundos");
  }
  const minutes = Math.round(seconds / 60);
  if (minutes < 60) return formatCount(minutes, "minuto", "minutos");
  const rest = minutes % 60;
  return rest === 0 ? `${Math.floor(minutes / 60)} h` : `${Math.floor(minutes / 60)} h ${rest} min`;
}
