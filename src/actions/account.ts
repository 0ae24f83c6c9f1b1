import { ActionError, defineAction } from "astro:actions";
import { z } from "astro/zod";
import { checkNewPassword, MAX_PASSWORD_LENGTH } from "#domain/accounts/password";
import { services } from "#server/services";
import { tooManyAttempts } from "./attempts";
import { getAdministrator, getNewcomer } from "./session-guard";

const TOO_LONG = `A senha tem no máximo ${MAX_PASSWORD_LENGTH} caracteres.`;

/** The administrator's own account. */
export const account = {
  read: defineAction({
    async handler(_, context) {
      const { id, email, name, mustChangePassword, hasSecondFactor } = getNewcomer(context);
      return { email, name, mustChangePassword, hasSecondFactor, ...(await services().accounts.own.findWaysIn(id)) };
    },
  }),

  changePassword: defineAction({
    input: z.object({
      currentPassword: z.string().min(1, "Informe a senha atual.").max(MAX_PASSWORD_LENGTH, TOO_LONG),
      newPassword: z.string().min(1, "Informe a senha nova.").max(MAX_PASSWORD_LENGTH, TOO_LONG),
    }),
    async handler({ currentPassword, newPassword }, context) {
      const { id, email } = getNewcomer(context);
      const problem = checkNewPassword(newPassword, { email, current: currentPassword });
      if (problem) throw new ActionError({ code: "BAD_REQUEST", message: problem });
      const { accounts, activities } = services();
      const attempt = { email, address: context.clientAddress, headers: context.request.headers };
      const waitMs = await accounts.limit.take(attempt);
      if (waitMs > 0) throw tooManyAttempts(waitMs);
      if (!(await accounts.own.changePassword(context.request.headers, id, currentPassword, newPassword))) {
        throw new ActionError({ code: "FORBIDDEN", message: "A senha atual está incorreta." });
      }
      await accounts.limit.succeed(attempt);
      await activities.record({ actor: email, action: "password.changed", subject: email, subjectId: id });
    },
  }),

  listSessions: defineAction({
    async handler(_, context) {
      getAdministrator(context);
      return await services().accounts.own.listSessions(context.request.headers);
    },
  }),

  revokeSession: defineAction({
    input: z.object({ id: z.string().max(64) }),
    async handler({ id }, context) {
      const { email } = getAdministrator(context);
      const { accounts, activities } = services();
      const session = (await accounts.own.listSessions(context.request.headers)).find((one) => one.id === id);
      if (!session || !(await accounts.own.revokeSession(context.request.headers, id))) {
        throw new ActionError({ code: "NOT_FOUND", message: "Esta sessão já tinha terminado." });
      }
      await activities.record({ actor: email, action: "session.revoked", subject: session.device, subjectId: id });
    },
  }),

  revokeOtherSessions: defineAction({
    async handler(_, context) {
      const { id, email } = getAdministrator(context);
      const { accounts, activities } = services();
      const revoked = await accounts.own.revokeOtherSessions(context.request.headers);
      if (revoked > 0) await activities.record({ actor: email, action: "session.others-revoked", subject: email, subjectId: id });
      return { revoked };
    },
  }),
};
