import type { Database } from "../database/database";
import type { AccountTables } from "./account-tables";
import type { Auth } from "./auth";

const COOKIE = /(?:^|;\s*)[^=;]*abre-facil\.two_factor=([^;]+)/;
/** What the library's names of waiting sign-ins begin with. */
const IDENTIFIER = "2fa-";

/** Whose sign-in waits for its code. */
export async function findChallenged(auth: Auth, headers: Headers): Promise<{ id: string; email: string } | undefined> {
  const { internalAdapter } = await auth.$context;
  const signed = COOKIE.exec(headers.get("cookie") ?? "")?.[1];
  if (!signed) return undefined;
  const challenge = await internalAdapter.findVerificationValue(signed.slice(0, signed.lastIndexOf(".")));
  return (challenge && (await internalAdapter.findUserById(challenge.value))) ?? undefined;
}

/** Sign-ins of an account that wait for a code have to begin anew: what they began with no longer holds. */
export async function endChallenges(db: Database, userId: string): Promise<void> {
  const tables = db.withTables<AccountTables>();
  await tables.deleteFrom("verification").where("value", "=", userId).where("identifier", "like", `${IDENTIFIER}%`).execute();
}
