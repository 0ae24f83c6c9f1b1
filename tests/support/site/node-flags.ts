import { fileURLToPath } from "node:url";
import nodeFlags from "../../../scripts/node-flags.json" with { type: "json" };

const QUICK_PASSWORDS = fileURLToPath(new URL("quick-passwords.mjs", import.meta.url));
/** Half a start's collecting of garbage is for want of room for what has just been made. */
const ROOM = ["--min-semi-space-size=32", "--max-semi-space-size=32"];
/** Has a site give memory back to the system whenever it comes to rest, which a test's site does every few seconds. */
const COLLECTS_AT_REST = "--expose-gc";

/**
 * What Node is told before a program of the built site: as `npm start` does, and in a run of the tests with cheap passwords
 * and without the thrift that only pays a site that lives for days.
 */
export function listNodeFlags({ hasFullPasswords = process.env["QUICK_PASSWORDS"] === undefined } = {}): string[] {
  if (hasFullPasswords) return nodeFlags;
  return [...nodeFlags.filter((flag) => flag !== COLLECTS_AT_REST), ...ROOM, "--import", QUICK_PASSWORDS];
}
