import { z } from "astro/zod";
import { defineCall } from "../call/define-call";
import { defineKeyedCall } from "../call/define-keyed-call";
import { getFound, refuse } from "../call/refusals";
import { madePasskey } from "./passkey-fields";
import { password, withPassword } from "./password-attempt";

/** Keys of one's own devices, which open the panel as the password does. */
export const passkeys = {
  list: defineCall({
    who: "technician",
    handler: async (_, { person, services }) => await services.accounts.passkeys.list(person.id),
  }),

  /** What a device is asked to make a key by. */
  begin: defineCall({
    who: "technician",
    input: z.object({ password }),
    handler: async ({ password }, call) => await withPassword(call, () => call.services.accounts.passkeys.begin(call.person, password)),
  }),

  add: defineKeyedCall({
    who: "technician",
    input: z.object({ response: madePasskey }),
    async handler({ response }, { person: { id, email }, headers, services, record, once }) {
      const added = await once.around(() => services.accounts.passkeys.add(id, response, headers));
      if (added.outcome === "too-many") throw refuse("CONFLICT", "Já há dez chaves de acesso nesta conta. Remova uma que não usa mais.");
      if (added.outcome === "refused") throw refuse("BAD_REQUEST", "A chave de acesso não foi aceita. Comece de novo.");
      await record("passkey.added", { id: added.passkey.id, title: email, after: added.passkey.device });
    },
  }),

  remove: defineCall({
    who: "technician",
    input: z.object({ id: z.string().max(64) }),
    async handler({ id }, { person: { id: personId, email }, services, record }) {
      const { device } = getFound(await services.accounts.passkeys.remove(personId, id), "Esta chave de acesso já não está na conta.");
      await record("passkey.removed", { id, title: email, before: device, after: "" });
    },
  }),
};
