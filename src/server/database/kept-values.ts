import type { Database } from "./database";

// What processes tell one another, and the next start: a value a name, in the table `settings`.

export async function findKept(db: Database, name: string): Promise<string | undefined> {
  return (await db.selectFrom("settings").select("value").where("name", "=", name).executeTakeFirst())?.value;
}

export async function keepValue(db: Database, name: string, value: string, at = new Date()): Promise<void> {
  const row = { value, updated_at: at.toISOString() };
  await db
    .insertInto("settings")
    .values({ name, ...row })
    .onConflict((conflict) => conflict.column("name").doUpdateSet(row))
    .execute();
}
