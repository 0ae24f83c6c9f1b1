import { type SelectQueryBuilder, sql } from "kysely";
import type { Tables } from "./tables";

/** How many rows a query has, before anything is selected of them. */
export async function countRows<TB extends keyof Tables>(query: SelectQueryBuilder<Tables, TB, Record<never, never>>): Promise<number> {
  const { total } = await query.select(sql<number>`count(*)`.as("total")).executeTakeFirstOrThrow();
  return total;
}
