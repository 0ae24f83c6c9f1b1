import { ActionError } from "astro:actions";
import { formatCount } from "#domain/text/format";
import type { Saved } from "#server/database/versioned-rows";

const MINUTE_MS = 60_000;

/**
 * What was looked for, or what came of it.
 * @throws {ActionError} `NOT_FOUND` with the message, when it is not there.
 */
export function getFound<T>(found: T | undefined | false, message: string): T {
  if (found === undefined || found === false) throw new ActionError({ code: "NOT_FOUND", message });
  return found;
}

/**
 * What a save over a version made.
 * @throws {ActionError} `CONFLICT` where somebody else saved meanwhile, `NOT_FOUND` where it is not there.
 */
export function getSaved<T>(saved: Saved<T>, changed: string, gone: string): T {
  if (saved.outcome === "conflict") throw new ActionError({ code: "CONFLICT", message: changed });
  return getFound(saved.outcome === "saved" && saved, gone).value;
}

/** What is wrong with one field of the input, told as the input's own check tells it. */
export function refuseField(path: readonly (string | number)[], message: string): ActionError {
  return Object.assign(new ActionError({ code: "BAD_REQUEST", message }), { type: "AstroActionInputError", issues: [{ path, message }] });
}

export function tooManyAttempts(waitMs: number): ActionError {
  const minutes = Math.ceil(waitMs / MINUTE_MS);
  return new ActionError({
    code: "TOO_MANY_REQUESTS",
    message: `Muitas tentativas de acesso. Tente de novo em ${formatCount(minutes, "minuto", "minutos")}.`,
  });
}
