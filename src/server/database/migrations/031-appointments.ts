import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import type { DialectName } from "../database";

/** Visits that are arranged with contacts, and the secret addresses by which calendars read them. */
export const appointments = (dialectName: DialectName): Migration => ({
  async up(db: Kysely<unknown>): Promise<void> {
    const text = dialectName === "postgres" ? sql`text collate "C"` : "text";
    await db.schema
      .createTable("appointments")
      .addColumn("id", text, (column) => column.primaryKey())
      .addColumn("contact_id", text, (column) => column.notNull())
      .addColumn("day", text, (column) => column.notNull())
      .addColumn("window_id", text, (column) => column.notNull())
      .addColumn("technician_id", text, (column) => column.notNull())
      .addColumn("note", text, (column) => column.notNull())
      .addColumn("state", text, (column) => column.notNull())
      .addColumn("version", "integer", (column) => column.notNull())
      .addColumn("created_by", text, (column) => column.notNull())
      .addColumn("created_at", text, (column) => column.notNull())
      .addColumn("updated_by", text, (column) => column.notNull())
      .addColumn("updated_at", text, (column) => column.notNull())
      .execute();
    await db.schema.createIndex("appointments_by_day").on("appointments").columns(["day", "window_id", "state"]).execute();
    await db.schema.createIndex("appointments_by_contact").on("appointments").columns(["contact_id", "day"]).execute();
    await sql`create unique index appointments_open on appointments(contact_id) where state = 'open'`.execute(db);
    await db.schema
      .createTable("calendar_feeds")
      .addColumn("id", text, (column) => column.primaryKey())
      .addColumn("token_hash", text, (column) => column.notNull().unique())
      .addColumn("technician_id", text, (column) => column.notNull())
      .addColumn("created_by", text, (column) => column.notNull())
      .addColumn("created_at", text, (column) => column.notNull())
      .execute();
    if (dialectName === "postgres") await tellAppointments(db);
  },
});

/** Other processes offer no window that was filled here. */
async function tellAppointments(db: Kysely<unknown>): Promise<void> {
  await sql`create function tell_appointments() returns trigger language plpgsql as $$
    begin
      perform tell_processes('booking', '');
      return null;
    end $$`.execute(db);
  await sql`create trigger tell_appointments after insert or update or delete on appointments
    for each statement execute function tell_appointments()`.execute(db);
}
