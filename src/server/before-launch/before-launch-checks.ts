import { sql } from "kysely";
import { business } from "#content/business";
import { testimonials } from "#content/testimonials";
import { type BeforeLaunchCheck, DEFAULT_ADMINISTRATOR, listBeforeLaunchChecks } from "#domain/before-launch/before-launch-check";
import type { AiKeyStore } from "../ai/ai-key-store";
import type { Database } from "../database/database";
import type { Settings } from "../settings/settings";
import type { BeforeLaunchConfirmations } from "./before-launch-confirmations";

export interface BeforeLaunchSources {
  db: Database;
  settings: Settings;
  confirmations: BeforeLaunchConfirmations;
  aiKeys: Pick<AiKeyStore, "describeKey">;
}

/** Every launch check as it stands now. */
export async function readBeforeLaunchChecks({ db, settings, confirmations, aiKeys }: BeforeLaunchSources): Promise<BeforeLaunchCheck[]> {
  const [confirmed, hasDefaultAdministrator, aiKey] = await Promise.all([
    confirmations.list(),
    isAdministrator(db, DEFAULT_ADMINISTRATOR),
    aiKeys.describeKey(),
  ]);
  return listBeforeLaunchChecks(
    business,
    {
      siteUrl: settings.siteUrl,
      phone: settings.contact.phone,
      hasDefaultAdministrator,
      hasAiKey: aiKey?.isReadable ?? false,
      hasGoogle: settings.google !== undefined,
      hasIndexNow: settings.indexNowKey !== undefined,
      testimonialCount: testimonials.length,
    },
    confirmed,
  );
}

/** The accounts library keeps its own table. */
async function isAdministrator(db: Database, email: string): Promise<boolean> {
  const { rows } = await sql`select 1 from "user" where email = ${email} limit 1`.execute(db);
  return rows.length > 0;
}
