import { ActionError, defineAction } from "astro:actions";
import { z } from "astro/zod";
import { MAX_CHOSEN_PAGES } from "#domain/page/pages-filter";
import { services } from "#server/services";
import { chosenIds } from "./fields";
import { recordMany } from "./record-many";
import { getAdministrator } from "./session-guard";

const PAGE_SIZE = 20;
const LAST_PAGE = 100_000;

const oneId = z.object({ id: z.string().min(1).max(64) });

export const trash = {
  list: defineAction({
    input: z.object({ page: z.number().int().min(1).max(LAST_PAGE).default(1) }),
    async handler({ page }, context) {
      getAdministrator(context);
      const listed = await services().trash.listTrash(PAGE_SIZE, (page - 1) * PAGE_SIZE);
      return { ...listed, pageSize: PAGE_SIZE, isTotalExact: true };
    },
  }),

  restore: defineAction({
    input: oneId,
    async handler({ id }, context) {
      const administrator = getAdministrator(context);
      const page = await services().trash.restorePage(id);
      if (!page) throw new ActionError({ code: "NOT_FOUND", message: "Esta página não está mais na lixeira." });
      await recordMany([page], "page.restored", administrator.email);
      return { slug: page.slug, status: page.status };
    },
  }),

  /** Answers with the ids of the pages that were in the trash. */
  restoreMany: defineAction({
    input: z.object({ ids: chosenIds }),
    async handler({ ids }, context) {
      const administrator = getAdministrator(context);
      const restored = await services().trash.restorePages(ids);
      await recordMany(restored, "page.restored", administrator.email);
      return { restored: restored.map(({ id }) => id) };
    },
  }),

  /** The ids of the deleted pages, the last deleted first, as far as they may be chosen at once. */
  listIds: defineAction({
    async handler(_, context) {
      getAdministrator(context);
      const { pages } = await services().trash.listTrash(MAX_CHOSEN_PAGES);
      return { ids: pages.map(({ id }) => id) };
    },
  }),

  /** Deletes one page for good. */
  erase: defineAction({
    input: oneId,
    async handler({ id }, context) {
      const administrator = getAdministrator(context);
      const { trash, activities } = services();
      const [page] = await trash.erase([id]);
      if (!page) throw new ActionError({ code: "NOT_FOUND", message: "Esta página não está mais na lixeira." });
      await activities.record({ actor: administrator.email, action: "page.purged", subject: page.title, subjectId: id });
    },
  }),

  empty: defineAction({
    async handler(_, context) {
      const administrator = getAdministrator(context);
      const { trash, activities } = services();
      const erased = await trash.empty();
      if (erased > 0) {
        await activities.record({
          actor: administrator.email,
          action: "trash.emptied",
          subject: erased === 1 ? "1 página" : `${erased.toLocaleString("pt-BR")} páginas`,
        });
      }
      return { erased };
    },
  }),
};
