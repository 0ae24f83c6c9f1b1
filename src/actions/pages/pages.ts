import { z } from "astro/zod";
import { PAGE_ORIGINS, PAGE_STATUSES, WANTED_STATUSES } from "#domain/page/generated-page";
import { MAX_CHOSEN_PAGES, PAGES_ORDERS, PAGES_PERIODS } from "#domain/page/pages-filter";
import { hasText } from "#domain/text/plain-text";
import { listPages } from "#server/pages/lists/page-list";
import { sanitiseHtml } from "#server/pages/sanitise-html";
import { type Call, defineCall, defineKeyedCall } from "../call/define-call";
import { refuse } from "../call/refusals";
import { chosenIds, pageContent, pageDescription, pageNumber, pageStatus, pageTitle } from "../fields";
import { allowReason, eachBatch, recordAllowance, STATUS_ACTIONS, toAllowance } from "./page-activities";

const PAGE_SIZE = 20;
const NO_CONTENT = "É necessário gerar conteúdo antes de salvar a página.";

const filter = {
  query: z.string().max(200).default(""),
  origin: z.enum(PAGE_ORIGINS).optional(),
  status: z.enum(PAGE_STATUSES).optional(),
  period: z.literal(PAGES_PERIODS).optional(),
  order: z.enum(PAGES_ORDERS).default("newest"),
};

export const pages = {
  list: defineCall({ ...filter, page: pageNumber }, async ({ page, ...filter }, { services: { connection } }) => {
    const listed = await listPages(connection, filter, PAGE_SIZE, (page - 1) * PAGE_SIZE);
    return { ...listed, pageSize: PAGE_SIZE };
  }),

  /** The ids of every page a search and its filters find, as far as they may be chosen at once. */
  listIds: defineCall(z.object(filter), async (filter, { services: { connection } }) => {
    const { pages } = await listPages(connection, filter, MAX_CHOSEN_PAGES, 0);
    return { ids: pages.map(({ id }) => id) };
  }),

  save: defineKeyedCall(
    {
      title: pageTitle,
      description: pageDescription,
      content: pageContent.min(1, NO_CONTENT),
      status: pageStatus,
      origin: z.enum(["local", "ai"]).default("local"),
      reason: allowReason,
    },
    async ({ reason, ...draft }, call) => {
      const { services, once, record } = call;
      if (!hasText(sanitiseHtml(draft.content))) throw refuse("BAD_REQUEST", NO_CONTENT);
      const allowance = toAllowance(reason, call);
      const page = await services.pageWriter.write((pages) => pages.create({ ...draft, allowance }), once.inside);
      await record("page.created", page);
      await recordAllowance(page, reason, call);
      return { id: page.id, slug: page.slug, status: page.status, held: page.held };
    },
  ),

  remove: defineCall({ id: z.string().max(64) }, async ({ id }, call) => ({
    removed: (await removePages([id], call)).length === 1,
  })),

  /** Answers with the ids of the pages that were not in the trash yet. */
  removeMany: defineCall({ ids: chosenIds }, async ({ ids }, call) => ({ removed: await removePages(ids, call) })),

  /** Has search engines asked to leave pages out, or to see them again; answers with those that were not so already. */
  setIndexed: defineCall({ ids: chosenIds, isIndexed: z.boolean() }, async ({ ids, isIndexed }, { services, record }) => {
    const changed = await services.pageWriter.write((pages) => pages.setIndexed(ids, isIndexed));
    await record(isIndexed ? "page.listed" : "page.unlisted", changed);
    return { changed: changed.map(({ id }) => id) };
  }),

  /** Publishes or unpublishes; answers with the ids of the pages that were not so already, and of those held back instead. */
  setStatus: defineCall(
    { ids: chosenIds, status: z.enum(WANTED_STATUSES) },
    async ({ ids, status }, { administrator, services: { pageWriter }, record }) => {
      const changed = await eachBatch(ids, pageWriter, (pages, some) => pages.setStatus(some, status, administrator.email));
      const held = changed.filter((page) => page.status === "held");
      const asked = changed.filter((page) => page.status !== "held");
      await record(STATUS_ACTIONS[status], asked);
      await record(STATUS_ACTIONS.held, held);
      return { changed: asked.map(({ id }) => id), held: held.map(({ id, title, held = [] }) => ({ id, title, reasons: held })) };
    },
  ),
};

/** Moves pages to the trash and gives those that were not there yet. */
async function removePages(ids: readonly string[], { services, record }: Call): Promise<string[]> {
  const removed = await services.pageWriter.write((pages) => pages.trash(ids));
  await record("page.deleted", removed);
  return removed.map(({ id }) => id);
}
