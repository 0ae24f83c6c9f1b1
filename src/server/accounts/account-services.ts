import type { Connection } from "../database/database";
import type { Log } from "../log/log";
import { countSignIns } from "../metrics/count-sign-ins";
import { followSecretChange } from "../secrets/secret-change";
import type { Settings } from "../settings/settings";
import { createAccounts } from "./accounts";
import { createFirstAdministrator } from "./first-administrator";

export type AccountServices = Awaited<ReturnType<typeof startAccounts>>;

/** Brings over what an earlier secret sealed, and makes the first administrator where there is none: only on the very first start. */
export async function startAccounts(connection: Connection, settings: Settings, companyNames: readonly string[], log: Log) {
  const accounts = countSignIns(await createAccounts(connection, settings));
  const secretChange = await followSecretChange(connection.db, settings);
  if (secretChange.hasEndedSessions || secretChange.resealed > 0 || secretChange.lost > 0) log.warn(secretChange, "secret changed");
  return { accounts, firstAdministrator: await createFirstAdministrator(connection.db, accounts.auth, settings, companyNames) };
}
