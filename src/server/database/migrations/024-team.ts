import { defineMigration, type Run } from "./define-migration";

/** Who does the work, who answers for a text, since when texts say what they say, and photographs that customers send. */
export const team = defineMigration(async ({ isPostgres, text, run, tell, addColumns }) => {
  await run(`create table technicians (
    id ${text} primary key,
    slug ${text} not null unique,
    name ${text} not null, photo_id ${text}, since integer, courses ${text} not null, about ${text} not null,
    is_shown integer not null, position integer not null,
    version integer not null, created_by ${text} not null, created_at ${text} not null, deleted_at ${text})`);
  await addColumns("works", ["technician_id", "first_public_at", "text_changed_at"], text);
  await addColumns("pages", ["text_changed_at", "reviewer_id", "reviewed_on", "review_told_at"], text);
  await run("create index pages_by_reviewer on pages(reviewer_id) where reviewer_id is not null");
  await addColumns("voices", ["photo_hash", "photo"], text);
  await run(`alter table voices add column photo_alt ${text} not null default ''`);
  await addColumns("voices", ["has_shown_photo", "photo_uploads"], "integer not null default 0");
  await rememberMoments(run);
  // Site maps tell since when a page says what it says.
  await run("drop index pages_public_by_number");
  await run(`create index pages_public_by_number
    on pages(deleted_at, status, seq, slug, title, first_public_at, text_changed_at, is_indexed)`);
  // Pages of other processes show who is on the team, new works too, and no photograph that was taken back.
  await tell("tell_team", "'owner', ''", "after insert or update or delete on technicians for each statement");
  if (isPostgres)
    await run("create trigger tell_new_work after insert on works for each row when (new.state = 'public') execute function tell_works()");
  const when = "after update on voices for each row when (old.photo_hash is distinct from new.photo_hash)";
  await tell("tell_voice_photo", "'photo', old.id", when);
});

/** Only what is certain: a page's kept versions tell when its text last became what it is; a work that was never saved again is public since it was made. */
async function rememberMoments(run: Run): Promise<void> {
  await run(`update pages set text_changed_at = (
    select min(since.saved_at) from page_revisions since
    where since.page_id = pages.id and since.version > (
      select max(other.version) from page_revisions other
      where other.page_id = pages.id
        and (other.content <> pages.content or other.title <> pages.title or other.description <> pages.description)))
    where version > 1`);
  await run("update works set first_public_at = created_at where state = 'public' and version = 1");
}
