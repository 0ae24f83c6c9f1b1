import type { z } from "zod";
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

/** A value that has a shape, by its name; absent too where another release wrote it otherwise. */
export const defineKept = <T>(name: string, schema: z.ZodType<T>) => ({
  async read(db: Database): Promise<T | undefined> {
    const kept = await findKept(db, name);
    return kept === undefined ? undefined : schema.safeParse(JSON.parse(kept)).data;
  },
  keep: (db: Database, value: T): Promise<void> => keepValue(db, name, JSON.stringify(value)),
  forget: async (db: Database): Promise<void> => void (await db.deleteFrom("settings").where("name", "=", name).execute()),
});
