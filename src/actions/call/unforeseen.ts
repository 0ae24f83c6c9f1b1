import { ActionError } from "astro:actions";
import { UNWRITTEN_END } from "#domain/accounts/unwritten-end";
import { UnwrittenEndError } from "#server/accounts/session-ends";
import { isDatabaseAway } from "#server/database/postgres/database-away";
import { findStorageProblem, STORAGE_PROBLEM_TEXTS, type StorageProblem } from "#server/database/storage-problem";
import { PageProblem } from "#server/pages/page-problem";
import { services } from "#server/services";
import { refuse } from "./refusals";

/** What to answer when a call failed: of what was not foreseen, the error's own text is for the log alone. */
export function toForeseen(error: unknown, action: string): ActionError {
  if (error instanceof PageProblem) return refuse("BAD_REQUEST", error.message);
  services().log.error({ err: error, action }, "action failed");
  const cause = error instanceof UnwrittenEndError ? error.cause : error;
  const problem = findStorageProblem(cause);
  if (!problem && !isDatabaseAway(cause)) {
    return refuse("INTERNAL_SERVER_ERROR", "Erro interno. Tente novamente em instantes.");
  }
  const what = problem ? `${STORAGE_PROBLEM_TEXTS[problem]}.` : "O banco de dados não está respondendo.";
  return new ActionError({
    code: problem === "full" ? "INSUFFICIENT_STORAGE" : "SERVICE_UNAVAILABLE",
    message: `${what} ${describeOutcome(error, problem)}`,
  });
}

function describeOutcome(error: unknown, problem: StorageProblem | undefined): string {
  if (error instanceof UnwrittenEndError) return `${UNWRITTEN_END} ${error.done ?? "Tente de novo quando isso estiver resolvido."}`;
  // Who does not answer may have taken it all the same.
  if (!problem) return "Espere um instante, confira se foi salvo e tente de novo.";
  return "Nada foi salvo: deixe esta tela aberta e tente de novo quando isso estiver resolvido.";
}
