import type { BeforeLaunchCheck } from "#domain/before-launch/before-launch-check";
import { listBeforeLaunchChecks } from "#domain/before-launch/list-before-launch-checks";
import { DEFAULT_ADMINISTRATOR } from "#domain/before-launch/setting-checks";
import type { Services } from "../services";

/** Every launch check as it stands now. */
export async function readBeforeLaunchChecks({
  settings,
  content,
  accounts,
  aiKeys,
  frozenFigures,
}: Pick<Services, "settings" | "content" | "accounts" | "aiKeys" | "frozenFigures">): Promise<BeforeLaunchCheck[]> {
  const { claimed, proofs, indexNowKey } = content.current;
  const [defaultAdministrator, aiKey, frozenCount = 0] = await Promise.all([
    accounts.people.find(DEFAULT_ADMINISTRATOR),
    aiKeys.describeKey(),
    frozenFigures.count.find(),
  ]);
  return listBeforeLaunchChecks(
    claimed,
    {
      siteUrl: settings.siteUrl,
      hasDefaultAdministrator: defaultAdministrator !== undefined,
      hasAiKey: aiKey?.isReadable ?? false,
      hasGoogle: settings.google !== undefined,
      hasIndexNow: indexNowKey !== undefined,
      frozenFigures: frozenCount,
    },
    proofs,
  );
}
