import { sql } from "kysely";
import { querySite } from "./database";

/** Takes every page from a site, and what is remembered of what they say. */
export async function emptyPages(site: { dataDir: string }): Promise<void> {
  for (const table of ["page_marks", "page_sketches", "pages"]) await querySite(site, sql`delete from ${sql.table(table)}`);
}
