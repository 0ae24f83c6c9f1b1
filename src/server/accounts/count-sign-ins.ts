import { signIns } from "../metrics/counts";
import type { Accounts } from "./accounts";

/** The same accounts, with what comes of each sign-in counted. */
export function countSignIns(accounts: Accounts): Accounts {
  const { signIn, secondFactor, google } = accounts;
  return {
    ...accounts,
    signIn: async (...given) => counted("password", await signIn(...given)),
    secondFactor: { ...secondFactor, verify: async (...given) => counted("code", await secondFactor.verify(...given)) },
    google: { ...google, finish: async (...given) => counted("google", await google.finish(...given)) },
  };
}

function counted<Result extends { outcome: string }>(way: "password" | "code" | "google", result: Result): Result {
  signIns.add(`${way} ${result.outcome}`);
  return result;
}
