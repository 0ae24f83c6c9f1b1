import { ActionError } from "astro:actions";
import type { Administrator } from "#server/accounts/accounts";

export const SESSION_ENDED = "Sua sessão terminou. Entre de novo para continuar.";

/**
 * Who calls.
 * @throws {ActionError} `UNAUTHORIZED` without a live session; `FORBIDDEN` while his password is one that somebody
 * else made up, unless the call is for such newcomers too.
 */
export function getCaller({ administrator }: App.Locals, mayBeNewcomer: boolean): Administrator {
  if (!administrator) throw new ActionError({ code: "UNAUTHORIZED", message: SESSION_ENDED });
  if (mayBeNewcomer || !administrator.mustChangePassword) return administrator;
  throw new ActionError({ code: "FORBIDDEN", message: "Antes de continuar, troque a senha provisória em Minha conta." });
}
