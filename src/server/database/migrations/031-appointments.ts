import { defineMigration } from "./define-migration";

/** Visits that are arranged with contacts, and the secret addresses by which calendars read them. */
export const appointments = defineMigration(async ({ text, run, tell }) => {
  await run(`create table appointments (
    id ${text} primary key,
    contact_id ${text} not null, day ${text} not null, window_id ${text} not null, technician_id ${text} not null,
    note ${text} not null, state ${text} not null,
    version integer not null,
    created_by ${text} not null, created_at ${text} not null, updated_by ${text} not null, updated_at ${text} not null)`);
  await run("create index appointments_by_day on appointments(day, window_id, state)");
  await run("create index appointments_by_contact on appointments(contact_id, day)");
  await run("create unique index appointments_open on appointments(contact_id) where state = 'open'");
  await run(`create table calendar_feeds (
    id ${text} primary key,
    token_hash ${text} not null unique,
    technician_id ${text} not null, created_by ${text} not null, created_at ${text} not null)`);
  // Other processes offer no window that was filled here.
  const when = "after insert or update or delete on appointments for each statement";
  await tell("tell_appointments", "'booking', ''", when);
});
