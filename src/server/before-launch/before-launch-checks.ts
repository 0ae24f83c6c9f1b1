import { business } from "#content/business";
import { testimonials } from "#content/testimonials";
import { type BeforeLaunchCheck, DEFAULT_ADMINISTRATOR, listBeforeLaunchChecks } from "#domain/before-launch/before-launch-check";
import type { Services } from "../services";

/** Every launch check as it stands now. */
export async function readBeforeLaunchChecks({
  settings,
  accounts,
  beforeLaunchConfirmations,
  aiKeys,
}: Services): Promise<BeforeLaunchCheck[]> {
  const [confirmed, defaultAdministrator, aiKey] = await Promise.all([
    beforeLaunchConfirmations.list(),
    accounts.people.find(DEFAULT_ADMINISTRATOR),
    aiKeys.describeKey(),
  ]);
  return listBeforeLaunchChecks(
    business,
    {
      siteUrl: settings.siteUrl,
      phone: settings.contact.phone,
      hasDefaultAdministrator: defaultAdministrator !== undefined,
      hasAiKey: aiKey?.isReadable ?? false,
      hasGoogle: settings.google !== undefined,
      hasIndexNow: settings.indexNowKey !== undefined,
      testimonialCount: testimonials.length,
    },
    confirmed,
  );
}
