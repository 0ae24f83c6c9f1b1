import type { Selectable } from "kysely";
import { countChanged, countRows } from "../database/count-rows";
import type { Database } from "../database/database";
import { readRow } from "../database/field-columns";
import type { Tables } from "../database/tables";
import type { Log } from "../log/log";
import { forgetBefore } from "../upkeep/retention";

export interface NewActivity {
  /** E-mail of who did it. */
  actor: string;
  /** Short machine name, noun and verb. @example "page.published" */
  action: string;
  /** The title or name of what was acted upon, as people call it. */
  subject: string;
  subjectId?: string;
  /** What it said before and says since, as people read it, where a value was changed. */
  before?: string;
  after?: string;
}

/** Who did what nobody pressed a button for. */
export const SITE_ACTOR = "O site";

const PAGE_SIZE = 50;
/** Activities kept, whatever their age. */
const MAX_KEPT = 50_000;
/** Rows looked at and forgotten at a time: writers wait no longer than that takes. */
const FORGET_BATCH = 1000;
const MAX_SUBJECT_LENGTH = 300;
const MAX_VALUE_LENGTH = 2000;

export type ActivityLog = ReturnType<typeof createActivityLog>;

/** Who did what to what, when; of the last year, and no more than `maxKept`. */
export function createActivityLog(db: Database, log?: Pick<Log, "error">, maxKept = MAX_KEPT) {
  async function recordAll(activities: readonly NewActivity[]): Promise<void> {
    if (activities.length === 0) return;
    const at = new Date().toISOString();
    const rows = activities.map(({ actor, action, subject, subjectId, before, after }) => ({
      at,
      actor,
      action,
      subject: subject.slice(0, MAX_SUBJECT_LENGTH),
      subject_id: subjectId ?? null,
      old_value: before?.slice(0, MAX_VALUE_LENGTH) ?? null,
      new_value: after?.slice(0, MAX_VALUE_LENGTH) ?? null,
    }));
    try {
      await db.insertInto("activities").values(rows).execute();
    } catch (error) {
      log?.error({ err: error, action: activities[0]?.action }, "activity not recorded");
    }
  }

  return {
    /** Never throws: what was done is done, whether or not it could be written down. */
    record: (activity: NewActivity): Promise<void> => recordAll([activity]),

    /** As `record`, for what one press did to many. */
    recordAll,

    /** The newest first, by pages, from 1. */
    async list({ page, actor, action }: { page: number; actor?: string; action?: string }) {
      const matching = db.selectFrom("activities").where((eb) => eb.and({ actor, action }));
      const from = (page - 1) * PAGE_SIZE;
      const rows = await matching.selectAll().orderBy("seq", "desc").limit(PAGE_SIZE).offset(from).execute();
      return { activities: rows.map(toActivity), total: await countRows(matching), pageSize: PAGE_SIZE };
    },

    /** Forgets what is too old or too much; gives how many. */
    async forgetOld(now = new Date()): Promise<number> {
      const surplus = await db.selectFrom("activities").select("seq").orderBy("seq", "desc").limit(1).offset(maxKept).executeTakeFirst();
      let forgotten = 0;
      for (;;) {
        const oldest = await db.selectFrom("activities").select(["seq", "at"]).orderBy("seq").limit(FORGET_BATCH).execute();
        const old = oldest.filter(({ seq, at }) => at < forgetBefore(now) || seq <= (surplus?.seq ?? 0));
        const last = old.at(-1);
        if (last === undefined) return forgotten;
        forgotten += await countChanged(db.deleteFrom("activities").where("seq", "<=", last.seq));
      }
    },

    /** The people and the actions there is anything to filter by. */
    async listFilters(): Promise<{ actors: string[]; actions: string[] }> {
      const activities = db.selectFrom("activities").distinct();
      const actors = await activities.select("actor").orderBy("actor").execute();
      const actions = await activities.select("action").orderBy("action").execute();
      return { actors: actors.map((row) => row.actor), actions: actions.map((row) => row.action) };
    },
  };
}

function toActivity({ seq: id, at, old_value: before, new_value: after, ...said }: Selectable<Tables["activities"]>) {
  return { ...readRow({ ...said, id, before, after }), at: new Date(at) };
}
