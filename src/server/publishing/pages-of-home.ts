import type { GeneratedPage } from "#domain/page/generated-page";
import { hashEach, joinHashes } from "#domain/publishing/substance/hash-words";
import type { Database } from "../database/database";

export type PageOfHome = Pick<GeneratedPage, "slug" | "title">;

/** What is kept beside the marks of a page's text: by it the pages of a home are found as quickly as those of a sentence. */
export function markHome(path: string): number {
  return joinHashes(hashEach([path]));
}

/** The first so many public pages that belong to one that comes with the site, or those next after one of them; always in the same order. */
export async function listPagesOfHome(db: Database, path: string, limit: number, afterPageId = ""): Promise<PageOfHome[]> {
  return await db
    .selectFrom("page_marks")
    .innerJoin("page_sketches", "page_sketches.number", "page_marks.sketch")
    .innerJoin("pages", "pages.id", "page_sketches.page_id")
    .select(["slug", "title"])
    .where("mark", "=", markHome(path))
    .where("sketch", ">", (eb) =>
      eb.fn.coalesce(eb.selectFrom("page_sketches as own").select("own.number").where("own.page_id", "=", afterPageId), eb.lit(0)),
    )
    .where("is_indexed", "=", 1)
    .orderBy("sketch")
    .limit(limit)
    .execute();
}
