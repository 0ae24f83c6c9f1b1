import { z } from "astro/zod";
import { MAX_PASSWORD_LENGTH } from "#domain/accounts/password";
import { refusePassword } from "#server/accounts/password/chosen-password";
import { listCompanyNames } from "#server/content/site-content";
import { defineCall } from "../call/define-call";
import { getFound, refuse } from "../call/refusals";
import { takePasswordAttempt } from "./password-attempt";

const SESSION_GONE = "Esta sessão já tinha terminado.";
const TOO_LONG = `A senha tem no máximo ${MAX_PASSWORD_LENGTH} caracteres.`;

/** The own account of who calls. */
export const account = {
  read: defineCall({
    who: "newcomer",
    async handler(_, { person, services }) {
      const { id, email, name, mustChangePassword, hasSecondFactor } = person;
      return { email, name, mustChangePassword, hasSecondFactor, ...(await services.accounts.own.findWaysIn(id)) };
    },
  }),

  changePassword: defineCall({
    who: "newcomer",
    input: z.object({
      currentPassword: z.string().min(1, "Informe a senha atual.").max(MAX_PASSWORD_LENGTH, TOO_LONG),
      newPassword: z.string().min(1, "Informe a senha nova.").max(MAX_PASSWORD_LENGTH, TOO_LONG),
    }),
    async handler({ currentPassword, newPassword }, call) {
      const { id, email, name } = call.person;
      const { own, limit } = call.services.accounts;
      const problem = await refusePassword(newPassword, {
        email,
        name,
        current: currentPassword,
        companyNames: listCompanyNames(call.services.content.current),
      });
      if (problem) throw refuse("BAD_REQUEST", problem);
      await own.endOthersUnlessChanged(call.headers, async () => {
        const attempt = await takePasswordAttempt(call);
        if (!(await own.changePassword(call.headers, id, currentPassword, newPassword))) {
          throw refuse("FORBIDDEN", "A senha atual está incorreta.");
        }
        await limit.succeed(attempt);
      });
      await call.record("password.changed", { id, title: email });
    },
  }),

  listSessions: defineCall({
    who: "technician",
    handler: async (_, { headers, services }) => await services.accounts.own.listSessions(headers),
  }),

  revokeSession: defineCall({
    who: "technician",
    input: z.object({ id: z.string().max(64) }),
    async handler({ id }, { headers, services, record }) {
      const { own } = services.accounts;
      const sessions = await own.listSessions(headers);
      const { device } = getFound(
        sessions.find((one) => one.id === id),
        SESSION_GONE,
      );
      getFound(await own.revokeSession(headers, id), SESSION_GONE);
      await record("session.revoked", { id, title: device });
    },
  }),

  revokeOtherSessions: defineCall({
    who: "technician",
    async handler(_, { person: { id, email }, headers, services, record }) {
      const revoked = await services.accounts.own.revokeOtherSessions(headers);
      if (revoked > 0) await record("session.others-revoked", { id, title: email });
      return { revoked };
    },
  }),
};
