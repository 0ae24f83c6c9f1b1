import { type DeleteResult, type InsertResult, type SelectQueryBuilder, sql, type UpdateResult } from "kysely";
import type { Tables } from "./tables";

/** How many rows a query has, before anything is selected of them. */
export async function countRows<TB extends keyof Tables>(query: SelectQueryBuilder<Tables, TB, Record<never, never>>): Promise<number> {
  const { total } = await query.select(sql<number>`count(*)`.as("total")).executeTakeFirstOrThrow();
  return total;
}

/** How many rows a statement makes, changes or deletes. */
export async function countChanged(statement: {
  executeTakeFirst(): Promise<DeleteResult | InsertResult | UpdateResult>;
}): Promise<number> {
  const result: Partial<DeleteResult & InsertResult & UpdateResult> = await statement.executeTakeFirst();
  return Number(result.numInsertedOrUpdatedRows ?? result.numUpdatedRows ?? result.numDeletedRows ?? 0);
}
