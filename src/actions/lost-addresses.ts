import { ActionError, defineAction } from "astro:actions";
import { z } from "astro/zod";
import { isRedirectTarget, searchRedirectTargets, suggestRedirectTargets } from "#server/redirects/redirect-targets";
import { services } from "#server/services";
import { getAdministrator } from "./session-guard";

const MAX_PATH_LENGTH = 300;
const LAST_PAGE = 100_000;

const path = z.string().min(1, "Informe o endereço.").max(MAX_PATH_LENGTH, "O endereço é longo demais.");
const query = z.string().max(200).default("");

const REFUSALS = {
  loop: "Este caminho voltaria ao mesmo endereço. Escolha outra página.",
  "page-exists": "Já existe uma página neste endereço, então ele não precisa de desvio.",
  "not-a-path": "Este endereço não pode ser desviado.",
} as const;

/** Addresses without a page, and where they lead. */
export const lostAddresses = {
  list: defineAction({
    input: z.object({ query, page: z.number().int().min(1).max(LAST_PAGE).default(1), isIgnored: z.boolean().default(false) }),
    async handler({ query, ...filter }, context) {
      getAdministrator(context);
      return await services().lostAddresses.list({ query: query.trim(), ...filter });
    },
  }),

  /** Pages by the words of a search; without one, those the address seems to be about. */
  findTargets: defineAction({
    input: z.object({ query, fromPath: path }),
    async handler({ query, fromPath }, context) {
      getAdministrator(context);
      const { connection } = services();
      const isAsked = query.trim() !== "";
      return isAsked
        ? { targets: await searchRedirectTargets(connection, query), hasSuggestion: false }
        : await suggestRedirectTargets(connection, fromPath);
    },
  }),

  redirect: defineAction({
    input: z.object({ fromPath: path, toPath: path }),
    async handler({ fromPath, toPath }, context) {
      const { email } = getAdministrator(context);
      const { connection, redirects, lostAddresses, activities } = services();
      if (!(await isRedirectTarget(connection, toPath))) {
        throw new ActionError({ code: "BAD_REQUEST", message: "A página escolhida não está mais no ar. Escolha outra." });
      }
      const outcome = await redirects.saveRedirect({ fromPath, toPath, createdBy: email });
      if (outcome !== "saved") throw new ActionError({ code: "BAD_REQUEST", message: REFUSALS[outcome] });
      await lostAddresses.remove(fromPath);
      await activities.record({ actor: email, action: "redirect.created", subject: `${fromPath} → ${toPath}`, subjectId: fromPath });
    },
  }),

  listRedirects: defineAction({
    async handler(_, context) {
      getAdministrator(context);
      return { redirects: await services().redirects.listRedirects() };
    },
  }),

  removeRedirect: defineAction({
    input: z.object({ fromPath: path }),
    async handler({ fromPath }, context) {
      const { email } = getAdministrator(context);
      const isRemoved = await services().redirects.removeRedirect(fromPath);
      if (!isRemoved) throw new ActionError({ code: "NOT_FOUND", message: "Este desvio já não existe." });
      await services().activities.record({ actor: email, action: "redirect.removed", subject: fromPath, subjectId: fromPath });
    },
  }),

  setIgnored: defineAction({
    input: z.object({ path, isIgnored: z.boolean() }),
    async handler({ path, isIgnored }, context) {
      const { email } = getAdministrator(context);
      const isChanged = await services().lostAddresses.setIgnored(path, isIgnored);
      if (!isChanged) throw new ActionError({ code: "NOT_FOUND", message: "Este endereço já saiu da lista." });
      const action = isIgnored ? "missing-address.ignored" : "missing-address.restored";
      await services().activities.record({ actor: email, action, subject: path, subjectId: path });
    },
  }),

  remove: defineAction({
    input: z.object({ path }),
    async handler({ path }, context) {
      const { email } = getAdministrator(context);
      const isRemoved = await services().lostAddresses.remove(path);
      if (!isRemoved) throw new ActionError({ code: "NOT_FOUND", message: "Este endereço já saiu da lista." });
      await services().activities.record({ actor: email, action: "missing-address.removed", subject: path, subjectId: path });
    },
  }),
};
