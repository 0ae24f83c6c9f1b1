import type { Connection } from "../database/database";
import { type ListedPages, listPages } from "./page-list";
import { searchWords } from "./word-index";

export { MAX_MATCHES } from "./page-list";

/** Public pages whose title has a word starting with each word of the query, the newest first. */
export async function searchPages(connection: Connection, query: string, limit: number, offset: number): Promise<ListedPages> {
  if (searchWords(query).length === 0) return { pages: [], total: 0, isTotalExact: true };
  return await listPages(connection, { query, status: "public", order: "newest" }, limit, offset);
}
