import { z } from "zod";
import { AUDIT_KINDS, type KindCounts } from "#domain/audit/audit-finding";
import type { Database } from "../database/database";

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

const count = z.number().int().min(0);
const progress = z.object({ begunAt: z.coerce.date(), read: count, total: count });
const last = z.object({
  begunAt: z.coerce.date(),
  doneAt: z.coerce.date(),
  pages: count,
  counts: z.partialRecord(z.enum(AUDIT_KINDS), count),
});

/** What processes tell one another of audits, kept among the settings. */
export function createAuditState(db: Database) {
  async function read<T>(name: string, schema: z.ZodType<T>): Promise<T | undefined> {
    const row = await db.selectFrom("settings").select("value").where("name", "=", name).executeTakeFirst();
    // Another release may have written otherwise.
    return row && schema.safeParse(JSON.parse(row.value)).data;
  }

  async function keep(name: string, value: AuditProgress | LastAudit): Promise<void> {
    const row = { value: JSON.stringify(value), updated_at: new Date().toISOString() };
    await db
      .insertInto("settings")
      .values({ name, ...row })
      .onConflict((conflict) => conflict.column("name").doUpdateSet(row))
      .execute();
  }

  return {
    /** The audit that is under way, or was when its process ended. */
    readCurrent: (): Promise<AuditProgress | undefined> => read(CURRENT, progress),
    readLast: (): Promise<LastAudit | undefined> => read(LAST, last),
    keepCurrent: (current: AuditProgress): Promise<void> => keep(CURRENT, current),

    async end(done?: LastAudit): Promise<void> {
      if (done) await keep(LAST, done);
      await db.deleteFrom("settings").where("name", "=", CURRENT).execute();
    },
  };
}

export type AuditState = ReturnType<typeof createAuditState>;
