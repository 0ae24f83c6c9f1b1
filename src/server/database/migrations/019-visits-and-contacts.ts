import { type CreateTableBuilder, type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import type { DialectName } from "../database";

/** What is counted of visits, what came of them, and what search engines say of pages; nobody's name is needed for any of it. */
export const visitsAndContacts = (dialectName: DialectName): Migration => ({
  async up(db: Kysely<unknown>): Promise<void> {
    const text = dialectName === "postgres" ? sql`text collate "C"` : "text";
    const serial = dialectName === "postgres" ? "serial" : "integer";
    await db.schema
      .createTable("site_pages")
      .addColumn("number", serial, (column) => column.primaryKey())
      .addColumn("path", text, (column) => column.notNull().unique())
      .execute();
    const keyedAlone = (table: CreateTableBuilder<string, never>) =>
      dialectName === "sqlite" ? table.modifyEnd(sql`without rowid`) : table;
    // Read by day, and by page: the key serves the one, the index the other.
    await keyedAlone(
      db.schema
        .createTable("visit_counts")
        .addColumn("day", text, (column) => column.notNull())
        .addColumn("page", "integer", (column) => column.notNull())
        .addColumn("kind", text, (column) => column.notNull())
        .addColumn("source", text, (column) => column.notNull())
        .addColumn("count", "integer", (column) => column.notNull())
        .addPrimaryKeyConstraint("visit_counts_primary", ["day", "page", "kind", "source"]),
    ).execute();
    await db.schema.createIndex("visit_counts_by_page").on("visit_counts").columns(["page", "day"]).execute();
    await keyedAlone(
      db.schema
        .createTable("visit_totals")
        .addColumn("day", text, (column) => column.notNull())
        .addColumn("hour", "integer", (column) => column.notNull())
        .addColumn("kind", text, (column) => column.notNull())
        .addColumn("source", text, (column) => column.notNull())
        .addColumn("count", "integer", (column) => column.notNull())
        .addPrimaryKeyConstraint("visit_totals_primary", ["day", "hour", "kind", "source"]),
    ).execute();
    await db.schema
      .createTable("contacts")
      .addColumn("seq", serial, (column) => (dialectName === "postgres" ? column.primaryKey() : column.primaryKey().autoIncrement()))
      .addColumn("id", text, (column) => column.notNull().unique())
      .addColumn("day", text, (column) => column.notNull())
      .addColumn("ref", text, (column) => column.notNull())
      .addColumn("page", "integer")
      .addColumn("place", text)
      .addColumn("state", text, (column) => column.notNull())
      .addColumn("value", "integer")
      .addColumn("first_name", text, (column) => column.notNull())
      .addColumn("district", text, (column) => column.notNull())
      .addColumn("note", text, (column) => column.notNull())
      .addColumn("search_text", text, (column) => column.notNull())
      .addColumn("version", "integer", (column) => column.notNull())
      .addColumn("created_by", text, (column) => column.notNull())
      .addColumn("created_at", text, (column) => column.notNull())
      .addColumn("updated_by", text, (column) => column.notNull())
      .addColumn("updated_at", text, (column) => column.notNull())
      .execute();
    await db.schema.createIndex("contacts_by_day").on("contacts").columns(["day", "seq"]).execute();
    await db.schema.createIndex("contacts_by_state").on("contacts").columns(["state", "day", "seq"]).execute();
    await db.schema.createIndex("contacts_by_page").on("contacts").columns(["page", "day"]).execute();
    // Those that may still say something of a person, which is forgotten by age.
    await sql`create index contacts_with_words on contacts(day)
      where first_name <> '' or district <> '' or note <> '' or (page is null and ref <> '')`.execute(db);
    await (dialectName === "postgres" ? indexContactsOnPostgres(db) : indexContactsOnSqlite(db));
    await db.schema
      .createTable("search_figures")
      .addColumn("page", "integer", (column) => column.primaryKey())
      .addColumn("clicks", "integer", (column) => column.notNull())
      .addColumn("impressions", "integer", (column) => column.notNull())
      .addColumn("position", "real", (column) => column.notNull())
      .addColumn("imported_at", text, (column) => column.notNull())
      .execute();
  },
});

async function indexContactsOnPostgres(db: Kysely<unknown>): Promise<void> {
  await sql`create index contacts_search on contacts using gin (to_tsvector('simple', search_text))`.execute(db);
}

/** Words of what is deleted or forgotten leave the index at once, not when it is next put in order. */
async function indexContactsOnSqlite(db: Kysely<unknown>): Promise<void> {
  await sql`create virtual table contact_search using fts5(search_text, content='contacts', content_rowid='seq', prefix='1 2 3')`.execute(
    db,
  );
  await sql`insert into contact_search(contact_search, rank) values ('secure-delete', 1)`.execute(db);
  const enter = sql`insert into contact_search(rowid, search_text) values (new.seq, new.search_text);`;
  const leave = sql`insert into contact_search(contact_search, rowid, search_text) values ('delete', old.seq, old.search_text);`;
  await sql`create trigger contact_search_insert after insert on contacts begin ${enter} end`.execute(db);
  await sql`create trigger contact_search_delete after delete on contacts begin ${leave} end`.execute(db);
  await sql`create trigger contact_search_update after update of search_text on contacts begin ${leave} ${enter} end`.execute(db);
}
