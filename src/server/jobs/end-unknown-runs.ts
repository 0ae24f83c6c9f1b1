import { JOB_KINDS } from "#domain/jobs/run-kind";
import type { Database } from "../database/database";

const UNKNOWN_KIND = "Este tipo de criação é de outra versão do site, e esta não o conhece.";

/**
 * Ends runs of kinds that only another release knows: after a return to an older one nobody would ever work on them.
 * `idleMs` is how long nobody must have, since a newer process may share the database. Gives how many it ended.
 */
export async function endUnknownRuns(db: Database, { idleMs, now = new Date() }: { idleMs: number; now?: Date }): Promise<number> {
  const at = now.toISOString();
  const idleSince = new Date(now.getTime() - idleMs).toISOString();
  return await db.transaction().execute(async (transaction) => {
    const ended = await transaction
      .updateTable("jobs")
      .set({ status: "done", active_key: null, lease_owner: null, lease_expires_at: null, finished_at: at })
      .where("status", "in", ["running", "paused"])
      .where("kind", "not in", JOB_KINDS)
      .where((eb) => eb(eb.fn.coalesce("lease_expires_at", "created_at"), "<=", idleSince))
      .returning("id")
      .execute();
    if (ended.length === 0) return 0;
    const ids = ended.map(({ id }) => id);
    await transaction
      .updateTable("job_items")
      .set({ status: "failed", error: UNKNOWN_KIND, finished_at: at })
      .where("job_id", "in", ids)
      .where("status", "=", "pending")
      .execute();
    return ids.length;
  });
}
