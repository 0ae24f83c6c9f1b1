import { defineMigration } from "./define-migration";

/** What customers say, each by a link of its own. */
export const voices = defineMigration(async ({ text, run, tell }) => {
  await run(`create table voices (
    id ${text} primary key,
    token_hash ${text} not null unique,
    state ${text} not null, invitee ${text} not null,
    name ${text} not null default '', location ${text} not null default '', text ${text} not null default '', rating integer,
    answer ${text} not null default '',
    created_by ${text} not null, created_at ${text} not null, expires_at ${text} not null,
    sent_at ${text}, changed_at ${text} not null)`);
  await run("create index voices_by_state on voices(state, created_at, id)");
  // Pages of other processes show what is published, and nothing of what is not.
  const when = "after update on voices for each row when (old.state = 'published' or new.state = 'published')";
  await tell("tell_voices", "'owner', ''", when);
});
