import { defineMigration } from "./define-migration";

/** What came of calls that their caller may send again. */
export const doneCalls = defineMigration(async ({ text, run }) => {
  await run(`create table done_calls (id ${text} primary key, result ${text} not null, done_at ${text} not null)`);
  await run("create index done_calls_by_age on done_calls(done_at)");
});
