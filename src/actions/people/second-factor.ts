import { z } from "astro/zod";
import { defineCall } from "../call/define-call";
import { refuse } from "../call/refusals";
import { password, withPassword } from "./password-attempt";

export const secondFactor = {
  /** The secret as an `otpauth:` address and the codes for the loss of the app: shown this once. */
  begin: defineCall({
    who: "technician",
    input: z.object({ password }),
    async handler({ password }, call) {
      const { secondFactor } = call.services.accounts;
      const begun = await withPassword(call, () => secondFactor.begin(call.headers, password));
      if (begun === "already-enabled") throw refuse("CONFLICT", "O segundo fator já está ligado.");
      return begun;
    },
  }),

  /** In force from here on. */
  confirm: defineCall({
    who: "technician",
    input: z.object({
      code: z
        .string()
        .trim()
        .regex(/^\d{6}$/, "Informe os 6 números que o aplicativo mostra."),
    }),
    async handler({ code }, { person: { id, email }, headers, services, sendCookies, record }) {
      const cookies = await services.accounts.secondFactor.confirm(headers, { email, code });
      if (!cookies) throw refuse("BAD_REQUEST", "Código incorreto. Confira o aplicativo e a hora do celular e tente de novo.");
      sendCookies(cookies);
      await record("second-factor.enabled", { id, title: email });
    },
  }),

  disable: defineCall({
    who: "technician",
    input: z.object({ password }),
    async handler({ password }, call) {
      const { id, email } = call.person;
      const { secondFactor } = call.services.accounts;
      call.sendCookies(await withPassword(call, () => secondFactor.disable(call.headers, id, password)));
      await call.record("second-factor.disabled", { id, title: email });
    },
  }),

  renewBackupCodes: defineCall({
    who: "technician",
    input: z.object({ password }),
    async handler({ password }, call) {
      const { id, email } = call.person;
      const { secondFactor } = call.services.accounts;
      const backupCodes = await withPassword(call, () => secondFactor.renewBackupCodes(call.headers, password));
      if (backupCodes === "not-enabled") throw refuse("CONFLICT", "O segundo fator está desligado.");
      await call.record("second-factor.codes-renewed", { id, title: email });
      return { backupCodes };
    },
  }),
};
