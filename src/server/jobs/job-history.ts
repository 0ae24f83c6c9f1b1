import { estimateAiRun } from "#domain/generation/ai/estimate";
import { buildPrompt } from "#domain/generation/ai/prompt";
import type { ContentFacts } from "#domain/generation/content-facts";
import { countOutcomes, findRunPages, type JobItem } from "#domain/jobs/job";
import { JOB_KINDS, RUN_KINDS } from "#domain/jobs/run-kind";
import { countRows } from "../database/count-rows";
import type { Database } from "../database/database";
import { forgetBefore } from "../upkeep/retention";
import { toJob } from "./job-row";
import type { JobStore } from "./job-store";

/** Finished runs kept, whatever their age. */
const MAX_KEPT = 1000;
/** Runs forgotten at a time, each with up to 500 items. */
const FORGET_BATCH = 20;

/** Forgets finished runs, with their items, that are too old or too many; gives how many. Their pages stay. */
export async function forgetOldRuns(db: Database, now = new Date(), maxKept = MAX_KEPT): Promise<number> {
  const finished = db.selectFrom("jobs").where("status", "in", ["done", "cancelled"]);
  const surplus = await finished.select("created_at").orderBy("created_at", "desc").limit(1).offset(maxKept).executeTakeFirst();
  const limit = forgetBefore(now);
  let forgotten = 0;
  for (;;) {
    const tooOld = finished.where((eb) => eb.or([eb("created_at", "<", limit), eb("created_at", "<=", surplus?.created_at ?? "")]));
    const old = await tooOld.select("id").limit(FORGET_BATCH).execute();
    if (old.length === 0) return forgotten;
    const ids = old.map(({ id }) => id);
    await db.deleteFrom("job_items").where("job_id", "in", ids).execute();
    await db.deleteFrom("jobs").where("id", "in", ids).execute();
    forgotten += ids.length;
  }
}

/** Runs of every kind, the newest first; a retry is one that tried the failed titles of another again. */
export async function listJobHistory(db: Database, limit: number, offset: number) {
  const jobs = db.selectFrom("jobs");
  const [rows, total] = await Promise.all([
    jobs.selectAll().orderBy("created_at", "desc").orderBy("id").limit(limit).offset(offset).execute(),
    countRows(jobs),
  ]);
  const ids = rows.map(({ id }) => id);
  const items = db.selectFrom("job_items").select(["job_id", "status", (eb) => eb.fn.countAll<number>().as("count")]);
  const counts = ids.length === 0 ? [] : await items.where("job_id", "in", ids).groupBy(["job_id", "status"]).execute();
  const runs = rows.map((row) => {
    const { options, cancelRequested: _, pauseReason: __, ...run } = toJob(row);
    return {
      ...run,
      pages: findRunPages(options),
      ...countOutcomes((outcome) => counts.find(({ job_id, status }) => job_id === row.id && status === outcome)?.count ?? 0),
      createdBy: row.created_by,
      isRetry: options.retryOf !== undefined,
    };
  });
  return { runs, total };
}

/** The ids of the pages that a run made and that are not deleted, in the order of its titles. */
export async function listRunPages(db: Database, jobId: string): Promise<string[]> {
  const made = db.selectFrom("job_items").innerJoin("pages", "pages.job_item_id", "job_items.id").where("job_items.job_id", "=", jobId);
  const rows = await made.where("pages.deleted_at", "is", null).select("pages.id").orderBy("job_items.position").execute();
  return rows.map(({ id }) => id);
}

const UNKNOWN_KIND = "Este tipo de criação é de outra versão do site, e esta não o conhece.";

/**
 * Ends runs of kinds that only another release knows: after a return to an older one nobody would ever work on them.
 * `idleMs` is how long nobody must have, since a newer process may share the database. Gives how many it ended.
 */
export async function endUnknownRuns(db: Database, { idleMs, now = new Date() }: { idleMs: number; now?: Date }): Promise<number> {
  const at = now.toISOString();
  const idleSince = new Date(now.getTime() - idleMs).toISOString();
  return await db.transaction().execute(async (transaction) => {
    const unfinished = transaction.updateTable("jobs").where("status", "in", ["running", "paused"]).where("kind", "not in", JOB_KINDS);
    const idle = unfinished.where((eb) => eb(eb.fn.coalesce("lease_expires_at", "created_at"), "<=", idleSince));
    const columns = { status: "done", active_key: null, lease_owner: null, lease_expires_at: null, finished_at: at } as const;
    const ended = await idle.set(columns).returning("id").execute();
    if (ended.length === 0) return 0;
    const ids = ended.map(({ id }) => id);
    const failed = transaction.updateTable("job_items").set({ status: "failed", error: UNKNOWN_KIND, finished_at: at });
    await failed.where("job_id", "in", ids).where("status", "=", "pending").execute();
    return ids.length;
  });
}

type NextRun = { facts: ContentFacts; count: number; instructions: string; hasPauses: boolean };

/** A usual title, for the length of the prompt. */
const SAMPLE_TITLE = "Conserto de motor de portão automático em Santana";

/** What an AI run will about take, by what the last one took for a text. */
export async function estimateNextAiRun(jobs: JobStore, { facts, count, instructions, hasPauses }: NextRun) {
  const last = await jobs.findLatestJob("ai-batch");
  const { system, user } = buildPrompt({ title: SAMPLE_TITLE, instructions }, facts);
  return estimateAiRun(count, {
    promptCharacters: system.length + user.length,
    pauseMs: hasPauses ? RUN_KINDS["ai-batch"].pauseMs : 0,
    secondsPerText: last && averageSeconds(await jobs.listItems(last.id)),
  });
}

/** Undefined when no title was written. Waits between attempts do not count: they come and go. */
function averageSeconds(items: readonly JobItem[]): number | undefined {
  const times = items
    .filter(({ status }) => status === "done")
    .map(({ attempts = [] }) => attempts.reduce((sum, { ms = 0 }) => sum + ms, 0) / 1000);
  const known = times.filter((seconds) => seconds > 0);
  return known.length === 0 ? undefined : known.reduce((sum, seconds) => sum + seconds, 0) / known.length;
}
