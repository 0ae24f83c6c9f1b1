import type { Connection } from "../database/database";
import type { Log } from "../log/log";
import { signIns } from "../metrics/counts";
import type { Settings } from "../settings/settings";
import { type Lifetime, startUpkeep } from "../upkeep/lifetime";
import { type Accounts, createAccounts } from "./accounts";
import { createFirstAdministrator } from "./first-administrator";
import { followSecretChange } from "./secret-change";
import { SWEEP_EVERY_MS } from "./sign-in-limit";

interface AccountServicesParts {
  connection: Connection;
  settings: Settings;
  companyNames: readonly string[];
  life: Lifetime;
  log: Log;
}

/** Brings over what an earlier secret sealed, and makes the first administrator where there is none: only on the very first start. */
export async function startAccounts({ connection, settings, companyNames, life, log }: AccountServicesParts) {
  const accounts = countSignIns(await createAccounts(connection, settings));
  life.eachDay(() => accounts.forgetOldSessions());
  life.keep(startUpkeep([accounts.limit.sweep], (error) => log.error({ err: error }, "sweep of sign-in attempts"), SWEEP_EVERY_MS));
  const secretChange = await followSecretChange(connection.db, settings);
  if (secretChange.hasEndedSessions || secretChange.resealed > 0 || secretChange.lost > 0) log.warn(secretChange, "secret changed");
  return { accounts, firstAdministrator: await createFirstAdministrator(connection.db, accounts.auth, settings, companyNames) };
}

/** The same accounts, with what comes of each sign-in counted. */
function countSignIns(accounts: Accounts): Accounts {
  const { signIn, secondFactor, passkeys, google } = accounts;
  return {
    ...accounts,
    signIn: async (...given) => counted("password", await signIn(...given)),
    secondFactor: { ...secondFactor, verify: async (...given) => counted("code", await secondFactor.verify(...given)) },
    passkeys: { ...passkeys, signIn: async (...given) => counted("passkey", await passkeys.signIn(...given)) },
    google: { ...google, finish: async (...given) => counted("google", await google.finish(...given)) },
  };
}

function counted<Result extends { outcome: string }>(way: "password" | "code" | "passkey" | "google", result: Result): Result {
  signIns.add(`${way} ${result.outcome}`);
  return result;
}
