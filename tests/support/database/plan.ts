import { sql } from "kysely";
import type { Connection } from "#server/database/database";
import { ENGINE } from "./engine";

/** How the database reads many rows: PostgreSQL reads few of them without any index. */
export async function planOf({ db }: Connection, query: string, { byBitmaps = false } = {}): Promise<string> {
  if (ENGINE === "sqlite") {
    const { rows } = await sql<{ detail: string }>`explain query plan ${sql.raw(query)}`.execute(db);
    return rows.map(({ detail }) => detail).join("; ");
  }
  return await db.transaction().execute(async (transaction) => {
    await sql`set local enable_seqscan = off`.execute(transaction);
    if (!byBitmaps) await sql`set local enable_bitmapscan = off`.execute(transaction);
    const { rows } = await sql<{ "QUERY PLAN": string }>`explain ${sql.raw(query)}`.execute(transaction);
    return rows.map((row) => row["QUERY PLAN"]).join("; ");
  });
}
