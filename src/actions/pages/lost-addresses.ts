import { z } from "astro/zod";
import { formatCount } from "#domain/text/format";
import { isRedirectTarget, searchRedirectTargets, suggestRedirectTargets } from "#server/pages/lists/redirect-targets";
import { defineCall } from "../call/define-call";
import { getFound, refuse } from "../call/refusals";
import { pageNumber } from "../fields";

const MAX_PATH_LENGTH = 300;

const path = z.string().min(1, "Informe o endereço.").max(MAX_PATH_LENGTH, "O endereço é longo demais.");
const query = z.string().max(200).trim().default("");
const isIgnored = z.boolean().default(false);

const MAX_CHOSEN = 200;

const paths = z.array(path).min(1, "Escolha ao menos um endereço.").max(MAX_CHOSEN, `Escolha no máximo ${MAX_CHOSEN} endereços por vez.`);

const NOT_LISTED = "Este endereço já saiu da lista.";
const REFUSALS = {
  loop: "Este caminho voltaria ao mesmo endereço. Escolha outra página.",
  "page-exists": "Já existe uma página neste endereço, então ele não precisa de desvio.",
  taken: "Este endereço já tem um desvio para outra página. Para mudar, apague antes o que está na lista de desvios.",
  "not-a-path": "Este endereço não pode ser desviado.",
} as const;

/** Addresses without a page, and where they lead. */
export const lostAddresses = {
  list: defineCall({ query, page: pageNumber, isIgnored }, async (asked, { services }) => await services.lostAddresses.list(asked)),

  /** Every address a search finds. */
  listPaths: defineCall({ query, isIgnored }, async (filter, { services }) => ({
    paths: await services.lostAddresses.listPaths(filter),
  })),

  /** Pages by the words of a search; without one, those the address seems to be about. */
  findTargets: defineCall({ query, fromPath: path }, async ({ query, fromPath }, { services: { connection, content } }) => {
    const { pages } = content.current;
    if (query === "") return await suggestRedirectTargets(connection, pages, fromPath);
    return { targets: await searchRedirectTargets(connection, pages, query), hasSuggestion: false };
  }),

  redirect: defineCall(
    { fromPath: path, toPath: path },
    async ({ fromPath, toPath }, { administrator, services: { connection, content, redirects, lostAddresses }, record }) => {
      if (!(await isRedirectTarget(connection, content.current.pages, toPath))) {
        throw refuse("BAD_REQUEST", "A página escolhida não está mais no ar. Escolha outra.");
      }
      const outcome = await redirects.saveRedirect({ fromPath, toPath, createdBy: administrator.email });
      if (outcome !== "saved") throw refuse("BAD_REQUEST", REFUSALS[outcome]);
      await lostAddresses.remove([fromPath]);
      await record("redirect.created", { id: fromPath, title: `${fromPath} → ${toPath}` });
    },
  ),

  listRedirects: defineCall(async ({ services }) => ({ redirects: await services.redirects.listRedirects() })),

  removeRedirect: defineCall({ fromPath: path }, async ({ fromPath }, { services: { redirects }, record }) => {
    getFound(await redirects.removeRedirect(fromPath), "Este desvio já não existe.");
    await record("redirect.removed", { id: fromPath, title: fromPath });
  }),

  setIgnored: defineCall({ path, isIgnored: z.boolean() }, async ({ path, isIgnored }, { services: { lostAddresses }, record }) => {
    getFound((await lostAddresses.setIgnored([path], isIgnored))[0], NOT_LISTED);
    await record(isIgnored ? "missing-address.ignored" : "missing-address.restored", { id: path, title: path });
  }),

  remove: defineCall({ path }, async ({ path }, { services: { lostAddresses }, record }) => {
    getFound((await lostAddresses.remove([path]))[0], NOT_LISTED);
    await record("missing-address.removed", { id: path, title: path });
  }),

  /** As `setIgnored`; answers with those that are listed. */
  setIgnoredMany: defineCall({ paths, isIgnored: z.boolean() }, async ({ paths, isIgnored }, { services: { lostAddresses }, record }) => {
    const changed = await lostAddresses.setIgnored(paths, isIgnored);
    if (changed.length > 0) await record(isIgnored ? "missing-addresses.ignored" : "missing-addresses.restored", countAddresses(changed));
    return { changed };
  }),

  /** As `remove`; answers with those that were listed. */
  removeMany: defineCall({ paths }, async ({ paths }, { services: { lostAddresses }, record }) => {
    const removed = await lostAddresses.remove(paths);
    if (removed.length > 0) await record("missing-addresses.removed", countAddresses(removed));
    return { removed };
  }),
};

/** One entry of the log for all of them: they are strangers' texts, by the thousand. */
const countAddresses = ({ length }: readonly string[]) => ({ title: formatCount(length, "endereço", "endereços") });
