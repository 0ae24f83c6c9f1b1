import type { Transaction } from "kysely";
import type { Database } from "./database";
import type { Tables } from "./tables";

// What processes tell one another, and the next start: a value a name, in the table `settings`.

type Source = Database | Transaction<Tables>;

export async function findKept(db: Source, name: string): Promise<string | undefined> {
  return (await db.selectFrom("settings").select("value").where("name", "=", name).executeTakeFirst())?.value;
}

export async function keepValue(db: Source, name: string, value: string, at = new Date()): Promise<void> {
  const row = { value, updated_at: at.toISOString() };
  await db
    .insertInto("settings")
    .values({ name, ...row })
    .onConflict((conflict) => conflict.column("name").doUpdateSet(row))
    .execute();
}
