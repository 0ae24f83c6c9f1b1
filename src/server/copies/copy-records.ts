import { unlessAhead } from "#domain/calendar/clock-ahead";
import type { Database } from "../database/database";
import { keepValue } from "../database/kept-values";
import { forgetBefore } from "../upkeep/retention";
import type { KeptCopy } from "./copy-folder";

/** What a process has of copies, and what came of its last attempt. Several processes each have a place of their own. */
export interface CopyPlace {
  /** Machine and folder. */
  place: string;
  copies: Pick<KeptCopy, "name" | "madeAt" | "bytes">[];
  attempt?: CopyAttempt;
}

export interface CopyAttempt {
  at: Date;
  /** Why nothing came of it, for the owner. */
  problem?: string;
}

const SINCE = "copies.since";
const PLACE = "copies.at.";
/** A place that nobody has written of for so long is gone. */
const PLACE_DAYS = 3;

/** What processes tell one another of copies, kept among the settings. */
export function createCopyRecords(db: Database) {
  return {
    /** When the site began to make copies by itself: now, the first time. */
    async readSince(): Promise<Date> {
      const kept = await db.selectFrom("settings").select("updated_at").where("name", "=", SINCE).executeTakeFirst();
      const since = unlessAhead(kept && new Date(kept.updated_at));
      if (since) return since;
      const now = new Date();
      await keepValue(db, SINCE, "", now);
      return now;
    },

    async listPlaces(): Promise<CopyPlace[]> {
      const rows = await db.selectFrom("settings").select("value").where("name", "like", `${PLACE}%`).execute();
      return rows.map(({ value }) => JSON.parse(value, reviveMoments) as CopyPlace);
    },

    async keepPlace(place: CopyPlace): Promise<void> {
      const now = new Date();
      await keepValue(db, PLACE + place.place, JSON.stringify(place), now);
      const gone = forgetBefore(now, PLACE_DAYS);
      await db.deleteFrom("settings").where("name", "like", `${PLACE}%`).where("updated_at", "<", gone).execute();
    },
  };
}

const reviveMoments = (key: string, value: unknown) => (key === "madeAt" || key === "at" ? new Date(String(value)) : value);
