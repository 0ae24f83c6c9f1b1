import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import type { DialectName } from "../database";

/** What gate a contact has, when to come back to him, and whether he was asked how it went. */
export const followUps = (dialectName: DialectName): Migration => ({
  async up(db: Kysely<unknown>): Promise<void> {
    const text = dialectName === "postgres" ? sql`text collate "C"` : "text";
    for (const column of ["gate", "follow_on", "follow_about", "asked_on"])
      await db.schema
        .alterTable("contacts")
        .addColumn(column, text, (column) => column.notNull().defaultTo(""))
        .execute();
    await sql`create index contacts_by_follow_on on contacts(follow_on) where follow_on <> ''`.execute(db);
  },
});
