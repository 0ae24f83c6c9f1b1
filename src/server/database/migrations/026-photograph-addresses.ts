import { defineMigration } from "./define-migration";

/** Photographs are fetched by what nobody can work out who has the file; customers' are found by theirs. */
export const photographAddresses = defineMigration(async ({ isPostgres, text, run }) => {
  await run(`alter table photos add column address ${text} not null default ''`);
  const bits = isPostgres ? "left(replace(gen_random_uuid()::text, '-', ''), 24)" : "lower(hex(randomblob(12)))";
  await run(`update photos set address = ${bits}`);
  await run("create index photos_by_address on photos(address)");
  await run("create index voices_by_photo on voices(photo_hash) where photo_hash is not null");
});
