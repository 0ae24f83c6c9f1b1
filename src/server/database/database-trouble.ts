import { sql } from "kysely";
import type { Connection } from "./database";

/** What keeps the database from serving; asked as often as somebody watches, so it costs next to nothing. */
export async function findDatabaseTrouble({ db, health }: Connection): Promise<"away" | "damaged" | undefined> {
  if (health.isDamaged()) return "damaged";
  return await sql`select 1`.execute(db).then(
    () => undefined,
    () => "away",
  );
}
