import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import type { DialectName } from "../database";

const CONFIRMED = "launch.confirmed.";
/** Confirmations whose claim is called otherwise since. */
const RENAMED: Readonly<Record<string, string>> = { "price-lists": "offers" };

interface Before {
  settings: { name: string; value: string; updated_at: string };
  owner_values: { path: string; value: string | null; base: string | null; version: number; saved_by: string; saved_at: string };
}

/** What the owner says over the files, with every version; what was confirmed before the launch moves there. */
export const ownerValues = (dialectName: DialectName): Migration => ({
  async up(db: Kysely<unknown>): Promise<void> {
    const text = dialectName === "postgres" ? sql`text collate "C"` : "text";
    await db.schema
      .createTable("owner_values")
      .addColumn("path", text, (column) => column.primaryKey())
      .addColumn("value", text)
      .addColumn("base", text)
      .addColumn("version", "integer", (column) => column.notNull())
      .addColumn("saved_by", text, (column) => column.notNull())
      .addColumn("saved_at", text, (column) => column.notNull())
      .execute();
    await db.schema
      .createTable("owner_value_revisions")
      .addColumn("path", text, (column) => column.notNull())
      .addColumn("version", "integer", (column) => column.notNull())
      .addColumn("value", text)
      .addColumn("saved_by", text, (column) => column.notNull())
      .addColumn("saved_at", text, (column) => column.notNull())
      .addPrimaryKeyConstraint("owner_value_revisions_primary", ["path", "version"])
      .execute();
    await db.schema.alterTable("activities").addColumn("old_value", text).execute();
    await db.schema.alterTable("activities").addColumn("new_value", text).execute();
    await moveConfirmations(db as Kysely<Before>);
    if (dialectName === "postgres") await tellOwnerValues(db);
  },
});

/** Confirmed without a proof: the proof is asked for. */
async function moveConfirmations(db: Kysely<Before>): Promise<void> {
  const kept = await db.selectFrom("settings").selectAll().where("name", "like", `${CONFIRMED}%`).execute();
  for (const { name, value, updated_at } of kept) {
    const { by, value: confirmed } = JSON.parse(value) as { by: string; value: string };
    const proof = JSON.stringify({ what: "", source: "", date: "", confirmed });
    const id = name.slice(CONFIRMED.length);
    const path = `proof/${RENAMED[id] ?? id}`;
    await db
      .insertInto("owner_values")
      .values({ path, value: proof, base: null, version: 1, saved_by: by, saved_at: updated_at })
      .execute();
  }
  await db.deleteFrom("settings").where("name", "like", `${CONFIRMED}%`).execute();
}

async function tellOwnerValues(db: Kysely<unknown>): Promise<void> {
  await sql`create function tell_owner_values() returns trigger language plpgsql as $$
    begin
      perform tell_processes('owner', '');
      return null;
    end $$`.execute(db);
  await sql`create trigger tell_owner_values after insert or update or delete on owner_values
    for each statement execute function tell_owner_values()`.execute(db);
}
