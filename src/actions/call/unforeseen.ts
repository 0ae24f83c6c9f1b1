import { ActionError } from "astro:actions";
import { isDatabaseAway } from "#server/database/database-away";
import { findStorageProblem, STORAGE_PROBLEM_TEXTS } from "#server/database/storage-problem";
import { PageProblem } from "#server/pages/page-problem";
import { services } from "#server/services";

const DATABASE_AWAY = "O banco de dados não está respondendo. Espere um instante, confira se foi salvo e tente de novo.";

/** What to answer when a call failed: of what was not foreseen, the error's own text is for the log alone. */
export function toForeseen(error: unknown, action: string): ActionError {
  if (error instanceof PageProblem) return new ActionError({ code: "BAD_REQUEST", message: error.message });
  services().log.error({ err: error, action }, "action failed");
  if (isDatabaseAway(error)) return new ActionError({ code: "SERVICE_UNAVAILABLE", message: DATABASE_AWAY });
  const problem = findStorageProblem(error);
  if (!problem) return new ActionError({ code: "INTERNAL_SERVER_ERROR", message: "Erro interno. Tente novamente em instantes." });
  return new ActionError({
    code: problem === "full" ? "INSUFFICIENT_STORAGE" : "SERVICE_UNAVAILABLE",
    message: `${STORAGE_PROBLEM_TEXTS[problem]}. Nada foi salvo: deixe esta tela aberta e tente de novo quando isso estiver resolvido.`,
  });
}
