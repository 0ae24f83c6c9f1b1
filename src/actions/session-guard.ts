import { type ActionAPIContext, ActionError } from "astro:actions";
import type { Administrator } from "#server/accounts/accounts";

export const SESSION_ENDED = "Sua sessão terminou. Entre de novo para continuar.";

/**
 * The administrator who calls.
 * @throws {ActionError} `UNAUTHORIZED` without a live session; `FORBIDDEN` while his password is one that somebody
 * else made up.
 */
export function getAdministrator(context: ActionAPIContext): Administrator {
  const administrator = getNewcomer(context);
  if (!administrator.mustChangePassword) return administrator;
  throw new ActionError({ code: "FORBIDDEN", message: "Antes de continuar, troque a senha provisória em Minha conta." });
}

/**
 * As `getAdministrator`, for the few calls that one who still has a provisional password may make.
 * @throws {ActionError} `UNAUTHORIZED` without a live session.
 */
export function getNewcomer({ locals }: Pick<ActionAPIContext, "locals">): Administrator {
  if (locals.administrator) return locals.administrator;
  throw new ActionError({ code: "UNAUTHORIZED", message: SESSION_ENDED });
}
