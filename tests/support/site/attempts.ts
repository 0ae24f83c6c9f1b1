import { readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { createAttemptSubjects } from "#server/accounts/sign-in-limit";
import { querySite } from "#support/database/database";

/** What this machine counts as, by either protocol. */
export const OWN_ADDRESSES = ["127.0.0.1", "0:0:0:0::/64"];

/** What a site calls whom or what it counts attempts for. */
export function subjectOf({ dataDir }: { dataDir: string }, kind: "account" | "address", value: string): string {
  return createAttemptSubjects(readFileSync(join(dataDir, "secret-key"), "utf8").trim())(kind, value);
}

/** Which of these networks a site counts attempts for; one that it counts besides is told as it is kept. */
export async function listAddressesCounted(site: { dataDir: string }, candidates: readonly string[]): Promise<string[]> {
  const names = new Map(candidates.map((address) => [subjectOf(site, "address", address), address]));
  const counted = sql`select subject from sign_in_attempts where subject like 'address:%'`;
  const rows = await querySite<{ subject: string }>(site, counted);
  return rows.map(({ subject }) => names.get(subject) ?? subject).toSorted();
}
