import { defineMigration } from "./define-migration";

/** Attempts at sign-ins are counted by keyed hashes; those by e-mails, addresses and codes that could be read are forgotten. */
export const keyedAttempts = defineMigration(async ({ run }) => {
  await run("delete from sign_in_attempts");
});
