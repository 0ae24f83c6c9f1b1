import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** Attempts at sign-ins are counted by keyed hashes; those by e-mails, addresses and codes that could be read are forgotten. */
export const keyedAttempts = (): Migration => ({
  async up(db: Kysely<unknown>): Promise<void> {
    await (db as Kysely<{ sign_in_attempts: object }>).deleteFrom("sign_in_attempts").execute();
  },
});
