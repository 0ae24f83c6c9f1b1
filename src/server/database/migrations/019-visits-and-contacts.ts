import { defineMigration, type Run } from "./define-migration";

/** What is counted of visits, what came of them, and what search engines say of pages; nobody's name is needed for any of it. */
export const visitsAndContacts = defineMigration(async ({ isPostgres, text, numberKey, run }) => {
  await run(`create table site_pages (number ${isPostgres ? "serial" : "integer"} primary key, path ${text} not null unique)`);
  const keyedAlone = isPostgres ? "" : "without rowid";
  // Read by day, and by page: the key serves the one, the index the other.
  await run(`create table visit_counts (
    day ${text} not null, page integer not null, kind ${text} not null, source ${text} not null, count integer not null,
    constraint visit_counts_primary primary key (day, page, kind, source)) ${keyedAlone}`);
  await run("create index visit_counts_by_page on visit_counts(page, day)");
  await run(`create table visit_totals (
    day ${text} not null, hour integer not null, kind ${text} not null, source ${text} not null, count integer not null,
    constraint visit_totals_primary primary key (day, hour, kind, source)) ${keyedAlone}`);
  await run(`create table contacts (
    seq ${numberKey},
    id ${text} not null unique,
    day ${text} not null, ref ${text} not null, page integer, place ${text},
    state ${text} not null, value integer,
    first_name ${text} not null, district ${text} not null, note ${text} not null, search_text ${text} not null,
    version integer not null,
    created_by ${text} not null, created_at ${text} not null, updated_by ${text} not null, updated_at ${text} not null)`);
  await run("create index contacts_by_day on contacts(day, seq)");
  await run("create index contacts_by_state on contacts(state, day, seq)");
  await run("create index contacts_by_page on contacts(page, day)");
  // Those that may still say something of a person, which is forgotten by age.
  await run(`create index contacts_with_words on contacts(day)
    where first_name <> '' or district <> '' or note <> '' or (page is null and ref <> '')`);
  if (isPostgres) await run("create index contacts_search on contacts using gin (to_tsvector('simple', search_text))");
  else await indexContactsOnSqlite(run);
  await run(`create table search_figures (
    page integer primary key,
    clicks integer not null, impressions integer not null, position real not null, imported_at ${text} not null)`);
});

/** Words of what is deleted or forgotten leave the index at once, not when it is next put in order. */
async function indexContactsOnSqlite(run: Run): Promise<void> {
  await run("create virtual table contact_search using fts5(search_text, content='contacts', content_rowid='seq', prefix='1 2 3')");
  await run("insert into contact_search(contact_search, rank) values ('secure-delete', 1)");
  const enter = "insert into contact_search(rowid, search_text) values (new.seq, new.search_text);";
  const leave = "insert into contact_search(contact_search, rowid, search_text) values ('delete', old.seq, old.search_text);";
  await run(`create trigger contact_search_insert after insert on contacts begin ${enter} end`);
  await run(`create trigger contact_search_delete after delete on contacts begin ${leave} end`);
  await run(`create trigger contact_search_update after update of search_text on contacts begin ${leave} ${enter} end`);
}
