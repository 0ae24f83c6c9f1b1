import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import type { DialectName } from "../database";

/** Photographs are fetched by what nobody can work out who has the file; customers' are found by theirs. */
export const photographAddresses = (dialectName: DialectName): Migration => ({
  async up(db: Kysely<unknown>): Promise<void> {
    const isPostgres = dialectName === "postgres";
    await db.schema
      .alterTable("photos")
      .addColumn("address", isPostgres ? sql`text collate "C"` : "text", (column) => column.notNull().defaultTo(""))
      .execute();
    const bits = isPostgres ? sql`left(replace(gen_random_uuid()::text, '-', ''), 24)` : sql`lower(hex(randomblob(12)))`;
    await sql`update photos set address = ${bits}`.execute(db);
    await db.schema.createIndex("photos_by_address").on("photos").column("address").execute();
    await sql`create index voices_by_photo on voices(photo_hash) where photo_hash is not null`.execute(db);
  },
});
