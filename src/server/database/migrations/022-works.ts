import { defineMigration } from "./define-migration";

/** What was done at customers' gates. */
export const works = defineMigration(async ({ text, run, tell }) => {
  await run(`create table works (
    id ${text} primary key,
    slug ${text} not null unique,
    state ${text} not null,
    day ${text} not null, place ${text} not null, gate ${text} not null, service ${text} not null, motor ${text} not null,
    problem ${text} not null, done ${text} not null, hours real,
    title ${text} not null, summary ${text} not null, photos ${text} not null, has_consent integer not null,
    version integer not null,
    created_by ${text} not null, created_at ${text} not null, updated_at ${text} not null, deleted_at ${text})`);
  await run("create index works_by_day on works(state, day, id)");
  // Pages of other processes show what is public, and nothing of what is not.
  const when = "after update on works for each row when (old.state = 'public' or new.state = 'public')";
  await tell("tell_works", "'owner', ''", when);
});
