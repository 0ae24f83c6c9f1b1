import { z } from "astro/zod";
import { ROLES, type Role, toRole } from "#domain/accounts/role";
import { defineCall, defineKeyedCall } from "../call/define-call";
import { getFound, refuse } from "../call/refusals";

const MAX_NAME_LENGTH = 80;

const personId = z.string().max(64);
const roleName = z.enum(Object.keys(ROLES) as [Role, ...Role[]]);
const SETTLED =
  "Este email está em ADMIN_ALLOWED_EMAILS, nas configurações do servidor, e por isso é de administrador. Tire-o de lá antes.";
const GONE = "Esta pessoa já não está na lista.";

/** Who may sign in. */
export const people = {
  list: defineCall(async ({ administrator, services }) => {
    const people = await services.accounts.people.list();
    return people.map((person) => ({ ...person, isOneself: person.id === administrator.id }));
  }),

  /** Answers the password to be changed at the first sign-in: told this once. */
  add: defineKeyedCall(
    {
      email: z.string().trim().pipe(z.email("Informe um email válido, como nome@empresa.com.br.").max(254, "O email é longo demais.")),
      name: z.string().trim().min(1, "Informe o nome.").max(MAX_NAME_LENGTH, `Use no máximo ${MAX_NAME_LENGTH} caracteres no nome.`),
      role: roleName.default("administrator"),
    },
    async ({ email, name, role }, { services, once, record }) => {
      if (role !== "administrator" && services.settings.admin.allowedEmails.includes(email.toLowerCase())) {
        throw refuse("BAD_REQUEST", SETTLED);
      }
      const added = await once.around(() => services.accounts.people.add(email, name, role));
      if (!added) throw refuse("CONFLICT", "Já existe uma pessoa com este email.");
      await record("person.added", { id: added.id, title: email.toLowerCase(), after: ROLES[role] });
      return { password: added.password };
    },
  ),

  /** As `add`, for one who cannot sign in any more; his sessions end. */
  resetPassword: defineCall(
    { id: personId, alsoSecondFactor: z.boolean().default(false) },
    async ({ id, alsoSecondFactor }, { administrator, services, record }) => {
      if (id === administrator.id) throw refuse("BAD_REQUEST", "A sua própria senha você troca em Minha conta.");
      const { people } = services.accounts;
      const { email } = getFound(await people.findById(id), GONE);
      const password = getFound(await people.resetPassword(id, { alsoSecondFactor }), GONE);
      await record("person.password-reset", { id, title: email });
      if (alsoSecondFactor) await record("person.second-factor-reset", { id, title: email });
      return { password };
    },
  ),

  setRole: defineCall({ id: personId, role: roleName }, async ({ id, role }, { administrator, services, record }) => {
    const { people } = services.accounts;
    const person = getFound(await people.findById(id), GONE);
    const result = await people.setRole(id, role, administrator.id);
    if (result === "settled") throw refuse("BAD_REQUEST", SETTLED);
    if (result === "is-oneself") throw refuse("BAD_REQUEST", "A sua própria função só outro administrador muda: assim sempre fica um.");
    getFound(result === "changed", GONE);
    const before = toRole(person.role);
    if (before !== role) await record("person.role-changed", { id, title: person.email, before: ROLES[before], after: ROLES[role] });
  }),

  remove: defineCall({ id: personId }, async ({ id }, { administrator, services, record }) => {
    const { people } = services.accounts;
    const person = await people.findById(id);
    const result = await people.remove(id, administrator.id);
    if (result === "is-oneself") throw refuse("BAD_REQUEST", "Você não pode remover a si mesmo. Peça a outra pessoa da lista.");
    const { email } = getFound(result !== "not-found" && person, GONE);
    await record("person.removed", { id, title: email });
  }),
};
