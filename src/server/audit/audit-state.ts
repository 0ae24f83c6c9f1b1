import { z } from "zod";
import { AUDIT_KINDS, type KindCounts } from "#domain/audit/audit-finding";
import type { JudgedPages } from "#domain/audit/judged-pages";
import type { Database } from "../database/database";
import { findKept, keepValue } from "../database/kept-values";

/** How far an audit is. */
export interface AuditProgress {
  begunAt: Date;
  read: number;
  total: number;
}

/** What came of the last whole one. */
export interface LastAudit {
  begunAt: Date;
  doneAt: Date;
  pages: number;
  counts: KindCounts;
}

const CURRENT = "audit.current";
const LAST = "audit.last";
const JUDGED = "audit.judged";

const count = z.number().int().min(0);
const progress = z.object({ begunAt: z.coerce.date(), read: count, total: count });
const last = z.object({
  begunAt: z.coerce.date(),
  doneAt: z.coerce.date(),
  pages: count,
  counts: z.partialRecord(z.enum(AUDIT_KINDS), count),
});
const judged = z.object({ key: z.string(), since: z.coerce.date(), upTo: count, found: z.array(count) });

/** What processes tell one another of audits, kept among the settings. */
export function createAuditState(db: Database) {
  async function read<T>(name: string, schema: z.ZodType<T>): Promise<T | undefined> {
    const kept = await findKept(db, name);
    // Another release may have written otherwise.
    return kept === undefined ? undefined : schema.safeParse(JSON.parse(kept)).data;
  }

  const keep = (name: string, value: AuditProgress | LastAudit | JudgedPages) => keepValue(db, name, JSON.stringify(value));

  return {
    /** The audit that is under way, or was when its process ended. */
    readCurrent: (): Promise<AuditProgress | undefined> => read(CURRENT, progress),
    readLast: (): Promise<LastAudit | undefined> => read(LAST, last),
    /** What need not be asked again, be it of a whole audit or of one that was cut off. */
    readJudged: (): Promise<JudgedPages | undefined> => read(JUDGED, judged),
    keepJudged: (pages: JudgedPages): Promise<void> => keep(JUDGED, pages),
    keepCurrent: (current: AuditProgress): Promise<void> => keep(CURRENT, current),

    async end(done?: LastAudit): Promise<void> {
      if (done) await keep(LAST, done);
      await db.deleteFrom("settings").where("name", "=", CURRENT).execute();
    },
  };
}
