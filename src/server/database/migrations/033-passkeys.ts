import { defineMigration } from "./define-migration";

/** Keys of devices by which people sign in; whose they are stands in the accounts library's own table. */
export const passkeys = defineMigration(async ({ text, run }) => {
  await run(`create table passkeys (
    id ${text} primary key,
    user_id ${text} not null,
    credential_id ${text} not null unique, public_key ${text} not null, counter bigint not null,
    transports ${text} not null, device ${text} not null, created_at ${text} not null, used_at ${text})`);
  await run("create index passkeys_by_user on passkeys(user_id)");
});
