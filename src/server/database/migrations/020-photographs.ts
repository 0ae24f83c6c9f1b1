import { defineMigration } from "./define-migration";

/** The library of photographs, the bytes of their sizes, and what shows them. */
export const photographs = defineMigration(async ({ isPostgres, text, run, tell }) => {
  await run(`create table photos (
    id ${text} primary key,
    hash ${text} not null, width integer not null, height integer not null, bytes integer not null, colour ${text} not null,
    alt ${text} not null, name ${text} not null, focus_x integer not null, focus_y integer not null, search_text ${text} not null,
    version integer not null,
    created_by ${text} not null, created_at ${text} not null, updated_at ${text} not null, deleted_at ${text})`);
  await run("create index photos_by_age on photos(created_at, id) where deleted_at is null");
  await run("create index photos_by_hash on photos(hash)");
  await run(`create table photo_files (
    hash ${text} not null, width integer not null, format ${text} not null, bytes ${isPostgres ? "bytea" : "blob"} not null,
    constraint photo_files_primary primary key (hash, width, format))`);
  await run(`create table photo_uses (
    photo_id ${text} not null, user_kind ${text} not null, user_id ${text} not null,
    constraint photo_uses_primary primary key (photo_id, user_kind, user_id))`);
  await run("create index photo_uses_by_user on photo_uses(user_kind, user_id)");
  // They are compressed already.
  if (isPostgres) await run("alter table photo_files alter column bytes set storage external");
  await tell("tell_photo", "'photo', old.id", "after update or delete on photos for each row");
});
