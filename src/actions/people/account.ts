import { z } from "astro/zod";
import { MAX_PASSWORD_LENGTH } from "#domain/accounts/password";
import { refusePassword } from "#server/accounts/password/chosen-password";
import type { Attempt } from "#server/accounts/sign-in-limit";
import { listCompanyNames } from "#server/content/site-content";
import { defineKeyedCall, defineNewcomerCall, defineTechnicianCall, type PersonCall } from "../call/define-call";
import { getFound, refuse, tooManyAttempts } from "../call/refusals";

const TOO_LONG = `A senha tem no máximo ${MAX_PASSWORD_LENGTH} caracteres.`;

/** The own account of who calls. */
export const account = {
  read: defineNewcomerCall(async ({ person, services }) => {
    const { id, email, name, mustChangePassword, hasSecondFactor } = person;
    return { email, name, mustChangePassword, hasSecondFactor, ...(await services.accounts.own.findWaysIn(id)) };
  }),

  changePassword: defineNewcomerCall(
    {
      currentPassword: z.string().min(1, "Informe a senha atual.").max(MAX_PASSWORD_LENGTH, TOO_LONG),
      newPassword: z.string().min(1, "Informe a senha nova.").max(MAX_PASSWORD_LENGTH, TOO_LONG),
    },
    async ({ currentPassword, newPassword }, call) => {
      const { id, email, name } = call.person;
      const { own, limit } = call.services.accounts;
      const companyNames = listCompanyNames(call.services.content.current);
      const problem = await refusePassword(newPassword, { email, name, current: currentPassword, companyNames });
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
  ),

  listSessions: defineTechnicianCall(async ({ headers, services }) => await services.accounts.own.listSessions(headers)),

  revokeSession: defineTechnicianCall({ id: z.string().max(64) }, async ({ id }, { headers, services, record }) => {
    const device = getFound(await services.accounts.own.revokeSession(headers, id), "Esta sessão já tinha terminado.");
    await record("session.revoked", { id, title: device });
  }),

  revokeOtherSessions: defineTechnicianCall(async ({ person: { id, email }, headers, services, record }) => {
    const revoked = await services.accounts.own.revokeOtherSessions(headers);
    if (revoked > 0) await record("session.others-revoked", { id, title: email });
    return { revoked };
  }),
};

/** Asked for again before the ways in change; an account that signs in by Google alone has none. */
const password = z.string().max(MAX_PASSWORD_LENGTH, TOO_LONG).optional();

/**
 * Counts an attempt at one's own password with those at the door.
 * @throws {ActionError} `TOO_MANY_REQUESTS`
 */
async function takePasswordAttempt({ person, clientAddress, headers, services }: PersonCall): Promise<Attempt & { email: string }> {
  const attempt = { email: person.email, address: clientAddress, headers };
  const waitMs = await services.accounts.limit.take(attempt);
  if (waitMs > 0) throw tooManyAttempts(waitMs);
  return attempt;
}

/**
 * Does something that asks for the password.
 * @throws {ActionError} `TOO_MANY_REQUESTS`; `FORBIDDEN` when the password is wrong, which is `undefined`.
 */
async function withPassword<T>(call: PersonCall, act: () => Promise<T | undefined>): Promise<T> {
  const attempt = await takePasswordAttempt(call);
  const done = await act();
  if (done === undefined) throw refuse("FORBIDDEN", "A senha está incorreta.");
  await call.services.accounts.limit.release(attempt);
  return done;
}

export const secondFactor = {
  /** The secret as an `otpauth:` address and the codes for the loss of the app: shown this once. */
  begin: defineTechnicianCall({ password }, async ({ password }, call) => {
    const { secondFactor } = call.services.accounts;
    const begun = await withPassword(call, () => secondFactor.begin(call.headers, password));
    if (begun === "already-enabled") throw refuse("CONFLICT", "O segundo fator já está ligado.");
    return begun;
  }),

  /** In force from here on. */
  confirm: defineTechnicianCall(
    {
      code: z
        .string()
        .trim()
        .regex(/^\d{6}$/, "Informe os 6 números que o aplicativo mostra."),
    },
    async ({ code }, { person: { id, email }, headers, services, sendCookies, record }) => {
      const cookies = await services.accounts.secondFactor.confirm(headers, { email, code });
      if (!cookies) throw refuse("BAD_REQUEST", "Código incorreto. Confira o aplicativo e a hora do celular e tente de novo.");
      sendCookies(cookies);
      await record("second-factor.enabled", { id, title: email });
    },
  ),

  disable: defineTechnicianCall({ password }, async ({ password }, call) => {
    const { id, email } = call.person;
    const { secondFactor } = call.services.accounts;
    call.sendCookies(await withPassword(call, () => secondFactor.disable(call.headers, id, password)));
    await call.record("second-factor.disabled", { id, title: email });
  }),

  renewBackupCodes: defineTechnicianCall({ password }, async ({ password }, call) => {
    const { id, email } = call.person;
    const { secondFactor } = call.services.accounts;
    const backupCodes = await withPassword(call, () => secondFactor.renewBackupCodes(call.headers, password));
    if (backupCodes === "not-enabled") throw refuse("CONFLICT", "O segundo fator está desligado.");
    await call.record("second-factor.codes-renewed", { id, title: email });
    return { backupCodes };
  }),
};

/** Most signs of a part in base64url; a key with all that makers say of it takes a few thousand. */
const MAX_PART = 8000;

const part = z.string().min(1).max(MAX_PART);
const name = z.string().max(32);

const device = {
  id: part,
  rawId: part,
  type: z.literal("public-key"),
  /** None is asked for, and none looked at. */
  clientExtensionResults: z.unknown().transform(() => ({})),
};

/** What a browser says of a key that a device has made. */
const madePasskey = z.object({
  ...device,
  response: z.object({ clientDataJSON: part, attestationObject: part, transports: z.array(name).max(8).default([]) }),
});

/** What it says where one is used. */
export const usedPasskey = z.object({
  ...device,
  response: z.object({ clientDataJSON: part, authenticatorData: part, signature: part, userHandle: part.optional() }),
});

/** Keys of one's own devices, which open the panel as the password does. */
export const passkeys = {
  list: defineTechnicianCall(async ({ person, services }) => await services.accounts.passkeys.list(person.id)),

  /** What a device is asked to make a key by. */
  begin: defineTechnicianCall(
    { password },
    async ({ password }, call) => await withPassword(call, () => call.services.accounts.passkeys.begin(call.person, password)),
  ),

  add: defineKeyedCall(
    { response: madePasskey },
    async ({ response }, { person: { id, email }, headers, services, record, once }) => {
      const added = await once.around(() => services.accounts.passkeys.add(id, response, headers));
      if (added.outcome === "too-many") throw refuse("CONFLICT", "Já há dez chaves de acesso nesta conta. Remova uma que não usa mais.");
      if (added.outcome === "refused") throw refuse("BAD_REQUEST", "A chave de acesso não foi aceita. Comece de novo.");
      await record("passkey.added", { id: added.passkey.id, title: email, after: added.passkey.device });
    },
    "technician",
  ),

  remove: defineTechnicianCall({ id: z.string().max(64) }, async ({ id }, { person: { id: personId, email }, services, record }) => {
    const { device } = getFound(await services.accounts.passkeys.remove(personId, id), "Esta chave de acesso já não está na conta.");
    await record("passkey.removed", { id, title: email, before: device, after: "" });
  }),
};
