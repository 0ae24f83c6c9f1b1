import { fileURLToPath } from "node:url";
import nodeFlags from "../../../scripts/node-flags.json" with { type: "json" };

const QUICK_PASSWORDS = fileURLToPath(new URL("quick-passwords.mjs", import.meta.url));

/** What Node is told before a program of the built site: as `npm start` does, and what the run of the tests says of passwords. */
export function listNodeFlags({ hasFullPasswords = process.env["QUICK_PASSWORDS"] === undefined } = {}): string[] {
  return [...nodeFlags, ...(hasFullPasswords ? [] : ["--import", QUICK_PASSWORDS])];
}
