import { type Migration, Migrator } from "kysely/migration";
import { SettingsError } from "../settings/settings";
import type { Connection } from "./database";
import { withSchemaLock } from "./dialect";
import { pagesJobsSettings } from "./migrations/001-pages-jobs-settings";
import { editing } from "./migrations/002-editing";
import { pageEditor } from "./migrations/003-page-editor";
import { ignoredAddresses } from "./migrations/006-ignored-addresses";
import { severalProcesses } from "./migrations/012-several-processes";
import { manyPages } from "./migrations/013-many-pages";
import { searchByAge } from "./migrations/014-search-by-age";
import { pausedRuns } from "./migrations/015-paused-runs";
import { doneCalls } from "./migrations/016-done-calls";
import { ownerValues } from "./migrations/017-owner-values";
import { publishing } from "./migrations/018-publishing";
import { visitsAndContacts } from "./migrations/019-visits-and-contacts";
import { photographs } from "./migrations/020-photographs";
import { voices } from "./migrations/021-voices";
import { works } from "./migrations/022-works";
import { sumsOfMonths } from "./migrations/023-sums-of-months";
import { team } from "./migrations/024-team";
import { keyedAttempts } from "./migrations/025-keyed-attempts";
import { photographAddresses } from "./migrations/026-photograph-addresses";
import { leftOutVisits } from "./migrations/027-left-out-visits";
import { sheets } from "./migrations/029-sheets";
import { followUps } from "./migrations/030-follow-ups";
import { appointments } from "./migrations/031-appointments";
import { passkeys } from "./migrations/033-passkeys";
import { refuseOthers } from "./refuse-others";

/** In order; a name, once released, never changes. */
const MIGRATIONS: Readonly<Record<string, Migration>> = {
  "001-pages-jobs-settings": pagesJobsSettings,
  "002-editing": editing,
  "003-page-editor": pageEditor,
  "006-ignored-addresses": ignoredAddresses,
  "012-several-processes": severalProcesses,
  "013-many-pages": manyPages,
  "014-search-by-age": searchByAge,
  "015-paused-runs": pausedRuns,
  "016-done-calls": doneCalls,
  "017-owner-values": ownerValues,
  "018-publishing": publishing,
  "019-visits-and-contacts": visitsAndContacts,
  "020-photographs": photographs,
  "021-voices": voices,
  "022-works": works,
  "023-sums-of-months": sumsOfMonths,
  "024-team": team,
  "025-keyed-attempts": keyedAttempts,
  "026-photograph-addresses": photographAddresses,
  "027-left-out-visits": leftOutVisits,
  "029-sheets": sheets,
  "030-follow-ups": followUps,
  "031-appointments": appointments,
  "033-passkeys": passkeys,
};

/** PostgreSQL's "insufficient privilege". */
const isRefused = (error: unknown): error is Error => (error as { code?: unknown }).code === "42501";

/** What a database of this version has been through. */
export const listMigrationNames = (): string[] => Object.keys(MIGRATIONS);

/**
 * Brings the schema up to date. On PostgreSQL processes that start at once wait for one another; on SQLite the instance lock is held.
 * @throws {SettingsError} when the database is another program's or of a newer release, or may not be changed.
 * @throws when a migration fails, naming it; nothing of it is kept.
 */
export async function migrate({ db }: Connection): Promise<void> {
  const provider = { getMigrations: async () => MIGRATIONS };
  const { error, results } = await withSchemaLock(db, async (locked) => {
    await refuseOthers(locked, listMigrationNames());
    return await new Migrator({ db: locked, provider }).migrateToLatest();
  });
  if (!error) return;
  if (isRefused(error))
    throw new SettingsError(`The user of DATABASE_URL may not change tables (${error.message}): make it the owner of its schema`);
  const failed = results?.find((result) => result.status === "Error")?.migrationName ?? "unknown";
  throw new Error(`Migration ${failed} failed`, { cause: error });
}
