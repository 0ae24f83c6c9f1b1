import type { Connection } from "../database/database";
import type { Log } from "../log/log";
import type { Settings } from "../settings/settings";
import { type Lifetime, startUpkeep } from "../upkeep/lifetime";
import { createAccounts } from "./accounts";
import { createFirstAdministrator } from "./first-administrator";
import { followSecretChange } from "./secret-change";
import { SWEEP_EVERY_MS } from "./sign-in-limit";

/** Brings over what an earlier secret sealed, and makes the first administrator where there is none: only on the very first start. */
export async function startAccounts(connection: Connection, settings: Settings, companyNames: readonly string[], life: Lifetime, log: Log) {
  const accounts = await createAccounts(connection, settings);
  life.eachDay(() => accounts.forgetOldSessions());
  life.keep(startUpkeep([accounts.limit.sweep], (error) => log.error({ err: error }, "sweep of sign-in attempts"), SWEEP_EVERY_MS));
  const secretChange = await followSecretChange(connection.db, settings);
  if (secretChange.hasEndedSessions || secretChange.resealed > 0 || secretChange.lost > 0) log.warn(secretChange, "secret changed");
  return { accounts, firstAdministrator: await createFirstAdministrator(connection.db, accounts.auth, settings, companyNames) };
}
