import { sql } from "kysely";
import { business } from "#content/business";
import { testimonials } from "#content/testimonials";
import { DEFAULT_ADMINISTRATOR, type LaunchCheck, listLaunchChecks } from "#domain/launch/launch-check";
import type { AiKeyStore } from "../ai/ai-key-store";
import type { Database } from "../database/database";
import type { Settings } from "../settings/settings";
import type { LaunchConfirmations } from "./launch-confirmations";

export interface LaunchSources {
  db: Database;
  settings: Settings;
  confirmations: LaunchConfirmations;
  aiKeys: Pick<AiKeyStore, "describeKey">;
}

/** Every launch check as it stands now. */
export async function readLaunchChecks({ db, settings, confirmations, aiKeys }: LaunchSources): Promise<LaunchCheck[]> {
  const [confirmed, hasDefaultAdministrator, aiKey] = await Promise.all([
    confirmations.list(),
    isAdministrator(db, DEFAULT_ADMINISTRATOR),
    aiKeys.describeKey(),
  ]);
  return listLaunchChecks(
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
