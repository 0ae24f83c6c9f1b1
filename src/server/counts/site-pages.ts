import { numberOfSitePage } from "#domain/counts/page-number";
import { listAuthoredPages, type PageContent } from "#domain/site/authored-pages";
import { PATHS } from "#domain/site/paths";
import type { Database } from "../database/database";
import { takeTurn } from "../database/dialect";

/** What stands for many addresses, none of which has a number of its own. */
const OTHERS = [PATHS.notFound, PATHS.voice];

export type SitePages = ReturnType<typeof createSitePages>;

/** The numbers of pages that come with the site: a path keeps the number that it once got, whoever serves it. */
export function createSitePages(db: Database) {
  const numbers = new Map<string, number>();

  async function readAll(from: Database): Promise<void> {
    const rows = await from.selectFrom("site_pages").selectAll().execute();
    for (const { path, number } of rows) numbers.set(path, numberOfSitePage(number));
  }

  async function addMissing(paths: readonly string[]): Promise<void> {
    const isMissing = (path: string) => !numbers.has(path);
    if (!paths.some(isMissing)) return;
    await db.transaction().execute(async (transaction) => {
      // Whoever comes second finds them; numbers stay small, for codes are read aloud.
      await takeTurn(transaction, "site pages");
      await readAll(transaction);
      const missing = paths.filter(isMissing).map((path) => ({ path }));
      if (missing.length > 0) await transaction.insertInto("site_pages").values(missing).execute();
    });
    await readAll(db);
  }

  return {
    /** To be awaited before pages are rendered from a content. */
    addPagesOf: (content: PageContent): Promise<void> => addMissing([...OTHERS, ...listAuthoredPages(content).map(({ path }) => path)]),

    /** Of an address that has no page of its own: that of all such addresses. */
    numberOf: (path: string): number => numbers.get(path) ?? numbers.get(PATHS.notFound) ?? 0,
  };
}
