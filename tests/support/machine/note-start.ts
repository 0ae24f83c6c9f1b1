import { appendFileSync } from "node:fs";

/** Notes for `npm test`, which counts them, that something was started that costs seconds. */
export function noteStart(what: "site" | "browser" | "PostgreSQL"): void {
  const file = process.env["TEST_STARTS"];
  if (file) appendFileSync(file, `${what}\n`);
}
