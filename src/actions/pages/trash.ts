import { MAX_CHOSEN_PAGES } from "#domain/page/pages-filter";
import { formatCount } from "#domain/text/format";
import { type Call, defineCall } from "../call/define-call";
import { getFound } from "../call/refusals";
import { chosenIds, oneRow, pageNumber } from "../fields";

const PAGE_SIZE = 20;
const NOT_IN_TRASH = "Esta página não está mais na lixeira.";

export const trash = {
  list: defineCall({ page: pageNumber }, async ({ page }, { services: { trash } }) => {
    const listed = await trash.listTrash(PAGE_SIZE, (page - 1) * PAGE_SIZE);
    return { ...listed, pageSize: PAGE_SIZE };
  }),

  restore: defineCall(oneRow, async ({ id }, call) => {
    const [restored] = await restorePages([id], call);
    const { slug, status, publishAt } = getFound(restored, NOT_IN_TRASH);
    return { slug, status, publishAt };
  }),

  /** Answers with the ids of the pages that were in the trash. */
  restoreMany: defineCall({ ids: chosenIds }, async ({ ids }, call) => ({
    restored: (await restorePages(ids, call)).map(({ id }) => id),
  })),

  /** The ids of the deleted pages, the last deleted first, as far as they may be chosen at once. */
  listIds: defineCall(async ({ services: { trash } }) => {
    const { pages } = await trash.listTrash(MAX_CHOSEN_PAGES);
    return { ids: pages.map(({ id }) => id) };
  }),

  erase: defineCall(oneRow, async ({ id }, { services: { pageWriter }, record }) => {
    const [page] = await pageWriter.write((pages) => pages.erase([id]));
    await record("page.purged", getFound(page, NOT_IN_TRASH));
  }),

  empty: defineCall(async ({ services: { trash }, record }) => {
    const erased = await trash.empty();
    if (erased > 0) await record("trash.emptied", { title: formatCount(erased, "página", "páginas") });
    return { erased };
  }),
};

async function restorePages(ids: readonly string[], { services: { pageWriter }, record }: Call) {
  const restored = await pageWriter.write((pages) => pages.restore(ids));
  await record("page.restored", restored);
  return restored;
}
