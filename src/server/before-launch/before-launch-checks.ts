import { type BeforeLaunchCheck, DEFAULT_ADMINISTRATOR, listBeforeLaunchChecks } from "#domain/before-launch/before-launch-check";
import type { Services } from "../services";

/** Every launch check as it stands now. */
export async function readBeforeLaunchChecks({
  settings,
  content,
  accounts,
  beforeLaunchConfirmations,
  aiKeys,
}: Services): Promise<BeforeLaunchCheck[]> {
  const { current } = content;
  const [confirmed, defaultAdministrator, aiKey] = await Promise.all([
    beforeLaunchConfirmations.list(),
    accounts.people.find(DEFAULT_ADMINISTRATOR),
    aiKeys.describeKey(),
  ]);
  return listBeforeLaunchChecks(
    current.business,
    {
      siteUrl: settings.siteUrl,
      phone: current.contact.phone,
      hasDefaultAdministrator: defaultAdministrator !== undefined,
      hasAiKey: aiKey?.isReadable ?? false,
      hasGoogle: settings.google !== undefined,
      hasIndexNow: current.indexNowKey !== undefined,
      testimonialCount: current.claimed.exampleTestimonials,
    },
    confirmed,
  );
}
