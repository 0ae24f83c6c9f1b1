import { ActionError } from "astro:actions";
import { UNWRITTEN_END } from "#domain/accounts/unwritten-end";
import { formatCount } from "#domain/text/format";
import { UnwrittenEndError } from "#server/accounts/session-ends";
import { isDatabaseAway } from "#server/database/postgres/database-away";
import { findStorageProblem, STORAGE_PROBLEM_TEXTS, type StorageProblem } from "#server/database/storage-problem";
import type { Saved } from "#server/database/versioned-rows";
import { FactProblemsError } from "#server/facts/fact-changes";
import { StaleValueError } from "#server/owner-values/owner-values";
import { PageProblem } from "#server/pages/page-problem";
import { services } from "#server/services";

const MINUTE_MS = 60_000;

/** Why a call is not answered, in words that say how to go on. */
export const refuse = (code: ActionError["code"], message: string | undefined): ActionError => new ActionError({ code, message });

/**
 * What was looked for, or what came of it.
 * @throws {ActionError} `NOT_FOUND` with the message, when it is not there.
 */
export function getFound<T>(found: T | undefined | false, message: string): T {
  if (found === undefined || found === false) throw refuse("NOT_FOUND", message);
  return found;
}

/**
 * What a save over a version made.
 * @throws {ActionError} `CONFLICT` where somebody else saved meanwhile, `NOT_FOUND` where it is not there.
 */
export function getSaved<T>(saved: Saved<T>, changed: string, gone: string): T {
  if (saved.outcome === "conflict") throw refuse("CONFLICT", changed);
  return getFound(saved.outcome === "saved" && saved, gone).value;
}

/**
 * Saves values of the owner over those that were seen.
 * @param overtaken Said where somebody, by his email, saved meanwhile.
 * @param unfit Said where they cannot be kept: what is wrong with the first of them, unless said.
 */
export async function keepValues<T>(save: () => Promise<T>, overtaken: (by?: string) => string, unfit?: string): Promise<T> {
  try {
    return await save();
  } catch (error) {
    if (error instanceof FactProblemsError) throw refuse("BAD_REQUEST", unfit ?? error.problems[0]?.message);
    if (!(error instanceof StaleValueError)) throw error;
    throw refuse("CONFLICT", overtaken(error.changed[0]?.savedBy));
  }
}

/** What is wrong with one field of the input, told as the input's own check tells it. */
export const refuseField = (path: readonly (string | number)[], message: string): ActionError =>
  Object.assign(refuse("BAD_REQUEST", message), { type: "AstroActionInputError", issues: [{ path, message }] });

export function tooManyAttempts(waitMs: number): ActionError {
  const minutes = formatCount(Math.ceil(waitMs / MINUTE_MS), "minuto", "minutos");
  return refuse("TOO_MANY_REQUESTS", `Muitas tentativas de acesso. Tente de novo em ${minutes}.`);
}

/** What to answer when a call failed: of what was not foreseen, the error's own text is for the log alone. */
export function toForeseen(error: unknown, action: string): ActionError {
  if (error instanceof PageProblem) return refuse("BAD_REQUEST", error.message);
  services().log.error({ err: error, action }, "action failed");
  const cause = error instanceof UnwrittenEndError ? error.cause : error;
  const problem = findStorageProblem(cause);
  if (!problem && !isDatabaseAway(cause)) return refuse("INTERNAL_SERVER_ERROR", "Erro interno. Tente novamente em instantes.");
  const what = problem ? `${STORAGE_PROBLEM_TEXTS[problem]}.` : "O banco de dados não está respondendo.";
  return refuse(problem === "full" ? "INSUFFICIENT_STORAGE" : "SERVICE_UNAVAILABLE", `${what} ${describeOutcome(error, problem)}`);
}

function describeOutcome(error: unknown, problem: StorageProblem | undefined): string {
  if (error instanceof UnwrittenEndError) return `${UNWRITTEN_END} ${error.done ?? "Tente de novo quando isso estiver resolvido."}`;
  // Who does not answer may have taken it all the same.
  if (!problem) return "Espere um instante, confira se foi salvo e tente de novo.";
  return "Nada foi salvo: deixe esta tela aberta e tente de novo quando isso estiver resolvido.";
}
