import type { BeforeLaunchCheck } from "#domain/before-launch/before-launch-check";
import { listBeforeLaunchChecks } from "#domain/before-launch/list-before-launch-checks";
import { DEFAULT_ADMINISTRATOR } from "#domain/before-launch/setting-checks";
import { countFindings } from "../audit/audit-findings";
import type { Services } from "../services";
import { describeUsedKey } from "./describe-used-key";

/** Every launch check as it stands now. */
export async function readBeforeLaunchChecks({
  settings,
  content,
  accounts,
  aiKeys,
  aiWriter,
  connection,
}: Pick<Services, "settings" | "content" | "accounts" | "aiKeys" | "aiWriter" | "connection">): Promise<BeforeLaunchCheck[]> {
  const { claimed, proofs, indexNowKey } = content.current;
  const [defaultAdministrator, { key }, { counts }] = await Promise.all([
    accounts.people.find(DEFAULT_ADMINISTRATOR),
    describeUsedKey({ aiKeys, aiWriter }),
    countFindings(connection.db),
  ]);
  return listBeforeLaunchChecks(
    claimed,
    {
      siteUrl: settings.siteUrl,
      hasDefaultAdministrator: defaultAdministrator !== undefined,
      hasAiKey: key !== null && key.problem === undefined,
      hasGoogle: settings.google !== undefined,
      hasIndexNow: indexNowKey !== undefined,
      frozenPages: counts.frozen ?? 0,
    },
    proofs,
  );
}
