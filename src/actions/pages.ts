import { ActionError, defineAction } from "astro:actions";
import { setImmediate as breathe } from "node:timers/promises";
import { z } from "astro/zod";
import type { GeneratedPage } from "#domain/page/generated-page";
import { MAX_CHOSEN_PAGES, PAGE_ORIGINS, PAGE_STATUSES, PAGES_ORDERS, PAGES_PERIODS } from "#domain/page/pages-filter";
import { listPages } from "#server/pages/page-list";
import { sanitiseHtml } from "#server/pages/sanitise-html";
import { services } from "#server/services";
import { chosenIds, pageContent, pageDescription, pageStatus, pageTitle } from "./fields";
import { recordMany } from "./record-many";
import { getAdministrator } from "./session-guard";

/** Rows on one page of the panel's list. */
const PAGE_SIZE = 20;
const LAST_PAGE = 100_000;
/** Pages published or unpublished in one transaction. */
const STATUS_BATCH = 20;
const NO_CONTENT = "É necessário gerar conteúdo antes de salvar a página.";

const filter = {
  query: z.string().max(200).default(""),
  origin: z.enum(PAGE_ORIGINS).optional(),
  status: z.enum(PAGE_STATUSES).optional(),
  period: z.literal(PAGES_PERIODS).optional(),
  order: z.enum(PAGES_ORDERS).default("newest"),
};

export const pages = {
  list: defineAction({
    input: z.object({ ...filter, page: z.number().int().min(1).max(LAST_PAGE).default(1) }),
    async handler({ page, ...filter }, context) {
      getAdministrator(context);
      const listed = await listPages(services().connection, filter, PAGE_SIZE, (page - 1) * PAGE_SIZE);
      return { ...listed, pageSize: PAGE_SIZE };
    },
  }),

  /** The ids of every page a search and its filters find, as far as they may be chosen at once. */
  listIds: defineAction({
    input: z.object(filter),
    async handler(filter, context) {
      getAdministrator(context);
      const { pages } = await listPages(services().connection, filter, MAX_CHOSEN_PAGES, 0);
      return { ids: pages.map(({ id }) => id) };
    },
  }),

  save: defineAction({
    input: z.object({
      title: pageTitle,
      description: pageDescription,
      content: pageContent.min(1, NO_CONTENT),
      status: pageStatus,
      origin: z.enum(["local", "ai"]).default("local"),
    }),
    async handler(draft, context) {
      const administrator = getAdministrator(context);
      if (sanitiseHtml(draft.content) === "") throw new ActionError({ code: "BAD_REQUEST", message: NO_CONTENT });
      const { pages, activities } = services();
      const { id, slug, title } = await pages.savePage(draft);
      await activities.record({ actor: administrator.email, action: "page.created", subject: title, subjectId: id });
      return { id, slug };
    },
  }),

  remove: defineAction({
    input: z.object({ id: z.string().max(64) }),
    async handler({ id }, context) {
      const administrator = getAdministrator(context);
      return { removed: (await removePages([id], administrator.email)).length === 1 };
    },
  }),

  /** Answers with the ids of the pages that were not in the trash yet. */
  removeMany: defineAction({
    input: z.object({ ids: chosenIds }),
    async handler({ ids }, context) {
      const administrator = getAdministrator(context);
      return { removed: await removePages(ids, administrator.email) };
    },
  }),

  /** Publishes or unpublishes; answers with the ids of the pages that were not so already. */
  setStatus: defineAction({
    input: z.object({ ids: chosenIds, status: z.enum(PAGE_STATUSES) }),
    async handler({ ids, status }, context) {
      const administrator = getAdministrator(context);
      const changed: GeneratedPage[] = [];
      for (let from = 0; from < ids.length; from += STATUS_BATCH) {
        // Each page writes revisions: others get their turn in between.
        if (from > 0) await breathe();
        changed.push(...(await services().pageEditor.setStatus(ids.slice(from, from + STATUS_BATCH), status, administrator.email)));
      }
      await recordMany(changed, status === "public" ? "page.published" : "page.unpublished", administrator.email);
      return { changed: changed.map(({ id }) => id) };
    },
  }),
};

/** Moves pages to the trash and gives those that were not there yet. */
async function removePages(ids: readonly string[], actor: string): Promise<string[]> {
  const removed = await services().pages.deletePages(ids);
  await recordMany(removed, "page.deleted", actor);
  return removed.map(({ id }) => id);
}
