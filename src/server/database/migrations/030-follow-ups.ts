import { defineMigration } from "./define-migration";

/** What gate a contact has, when to come back to him, and whether he was asked how it went. */
export const followUps = defineMigration(async ({ text, run, addColumns }) => {
  await addColumns("contacts", ["gate", "follow_on", "follow_about", "asked_on"], `${text} not null default ''`);
  await run("create index contacts_by_follow_on on contacts(follow_on) where follow_on <> ''");
});
