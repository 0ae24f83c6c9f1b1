import { type ActionAPIContext, ActionError, defineAction } from "astro:actions";
import { z } from "astro/zod";
import { MAX_PASSWORD_LENGTH } from "#domain/accounts/password";
import type { Administrator } from "#server/accounts/accounts";
import { services } from "#server/services";
import { tooManyAttempts } from "./attempts";
import { getAdministrator } from "./session-guard";

/** Asked for again before the second factor changes; an account that signs in by Google alone has none. */
const password = z.string().max(MAX_PASSWORD_LENGTH, `A senha tem no máximo ${MAX_PASSWORD_LENGTH} caracteres.`).optional();

export const secondFactor = {
  /** The secret as an `otpauth:` address and the codes for the loss of the app: shown this once. */
  begin: defineAction({
    input: z.object({ password }),
    async handler(input, context) {
      const administrator = getAdministrator(context);
      const { secondFactor } = services().accounts;
      const begun = await withPassword(administrator, context, () => secondFactor.begin(context.request.headers, input.password));
      if (begun === "already-enabled") throw new ActionError({ code: "CONFLICT", message: "O segundo fator já está ligado." });
      return begun;
    },
  }),

  /** In force from here on. */
  confirm: defineAction({
    input: z.object({
      code: z
        .string()
        .trim()
        .regex(/^\d{6}$/, "Informe os 6 números que o aplicativo mostra."),
    }),
    async handler({ code }, context) {
      const { id, email } = getAdministrator(context);
      const { accounts, activities } = services();
      const cookies = await accounts.secondFactor.confirm(context.request.headers, code);
      if (!cookies) {
        throw new ActionError({
          code: "BAD_REQUEST",
          message: "Código incorreto. Confira o aplicativo e a hora do celular e tente de novo.",
        });
      }
      context.locals.cookiesToSet.push(...cookies);
      await activities.record({ actor: email, action: "second-factor.enabled", subject: email, subjectId: id });
    },
  }),

  disable: defineAction({
    input: z.object({ password }),
    async handler(input, context) {
      const administrator = getAdministrator(context);
      const { accounts, activities } = services();
      const { headers } = context.request;
      const cookies = await withPassword(administrator, context, () => accounts.secondFactor.disable(headers, input.password));
      context.locals.cookiesToSet.push(...cookies);
      const { id, email } = administrator;
      await activities.record({ actor: email, action: "second-factor.disabled", subject: email, subjectId: id });
    },
  }),

  renewBackupCodes: defineAction({
    input: z.object({ password }),
    async handler(input, context) {
      const administrator = getAdministrator(context);
      const { accounts, activities } = services();
      const { headers } = context.request;
      const backupCodes = await withPassword(administrator, context, () => accounts.secondFactor.renewBackupCodes(headers, input.password));
      if (backupCodes === "not-enabled") throw new ActionError({ code: "CONFLICT", message: "O segundo fator está desligado." });
      const { id, email } = administrator;
      await activities.record({ actor: email, action: "second-factor.codes-renewed", subject: email, subjectId: id });
      return { backupCodes };
    },
  }),
};

/**
 * Does something that asks for the password, whose wrong ones count with those at the door.
 * @throws {ActionError} `TOO_MANY_REQUESTS`; `FORBIDDEN` when the password is wrong, which is `undefined`.
 */
async function withPassword<T>(
  { email }: Administrator,
  { clientAddress, request }: ActionAPIContext,
  act: () => Promise<T | undefined>,
): Promise<T> {
  const { limit } = services().accounts;
  const attempt = { email, address: clientAddress, headers: request.headers };
  const waitMs = await limit.take(attempt);
  if (waitMs > 0) throw tooManyAttempts(waitMs);
  const done = await act();
  if (done === undefined) throw new ActionError({ code: "FORBIDDEN", message: "A senha está incorreta." });
  await limit.release(attempt);
  return done;
}
