import { ActionError, defineAction } from "astro:actions";
import { z } from "astro/zod";
import { services } from "#server/services";
import { getAdministrator } from "./session-guard";

const MAX_NAME_LENGTH = 80;

const personId = z.string().max(64);
const GONE = "Esta pessoa já não está na lista.";

/** The administrators. */
export const people = {
  list: defineAction({
    async handler(_, context) {
      const { id } = getAdministrator(context);
      const people = await services().accounts.people.list();
      return people.map((person) => ({ ...person, isOneself: person.id === id }));
    },
  }),

  /** Answers the password to be changed at the first sign-in: told this once. */
  add: defineAction({
    input: z.object({
      email: z.string().trim().pipe(z.email("Informe um email válido, como nome@empresa.com.br.").max(254, "O email é longo demais.")),
      name: z.string().trim().min(1, "Informe o nome.").max(MAX_NAME_LENGTH, `Use no máximo ${MAX_NAME_LENGTH} caracteres no nome.`),
    }),
    async handler({ email, name }, context) {
      const administrator = getAdministrator(context);
      const { accounts, activities } = services();
      const added = await accounts.people.add(email, name);
      if (!added) throw new ActionError({ code: "CONFLICT", message: "Já existe uma pessoa com este email." });
      await activities.record({ actor: administrator.email, action: "person.added", subject: email.toLowerCase(), subjectId: added.id });
      return { password: added.password };
    },
  }),

  /** As `add`, for one who cannot sign in any more; his sessions end. */
  resetPassword: defineAction({
    input: z.object({ id: personId, alsoSecondFactor: z.boolean().default(false) }),
    async handler({ id, alsoSecondFactor }, context) {
      const administrator = getAdministrator(context);
      if (id === administrator.id) {
        throw new ActionError({ code: "BAD_REQUEST", message: "A sua própria senha você troca em Minha conta." });
      }
      const { accounts, activities } = services();
      const person = await accounts.people.findById(id);
      const password = await accounts.people.resetPassword(id, { alsoSecondFactor });
      if (!person || !password) throw new ActionError({ code: "NOT_FOUND", message: GONE });
      const record = (action: string) => activities.record({ actor: administrator.email, action, subject: person.email, subjectId: id });
      await record("person.password-reset");
      if (alsoSecondFactor) await record("person.second-factor-reset");
      return { password };
    },
  }),

  remove: defineAction({
    input: z.object({ id: personId }),
    async handler({ id }, context) {
      const administrator = getAdministrator(context);
      const { accounts, activities } = services();
      const person = await accounts.people.findById(id);
      const result = await accounts.people.remove(id, administrator.id);
      if (result === "is-oneself") {
        throw new ActionError({ code: "BAD_REQUEST", message: "Você não pode remover a si mesmo. Peça a outra pessoa da lista." });
      }
      if (result === "not-found" || !person) throw new ActionError({ code: "NOT_FOUND", message: GONE });
      await activities.record({ actor: administrator.email, action: "person.removed", subject: person.email, subjectId: id });
    },
  }),
};
