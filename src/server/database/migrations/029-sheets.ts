import { defineMigration } from "./define-migration";

/** Quotes and certificates of contacts, frozen, each behind a link of its own. */
export const sheets = defineMigration(async ({ text, numberKey, run }) => {
  await run(`create table sheets (
    number ${numberKey},
    id ${text} not null unique,
    contact_id ${text} not null, kind ${text} not null, token_hash ${text} not null unique,
    content ${text} not null, expires_on ${text} not null, issued_by ${text} not null, issued_at ${text} not null,
    accepted_at ${text}, accepted_name ${text} not null default '', withdrawn_at ${text}, replaced_by integer)`);
  await run("create index sheets_by_contact on sheets(contact_id, number)");
});
