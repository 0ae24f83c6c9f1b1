import type { GeneratedPage } from "#domain/page/generated-page";
import { countRows } from "../database/count-rows";
import type { Database } from "../database/database";
import type { Transaction } from "../database/tables";
import type { PageRow } from "../database/tables/pages";
import { type Admission, hold } from "../publishing/admission";
import { findTextProblem, PageProblem, requireText } from "./page-problem";
import { isLive, SUMMARY_COLUMNS, selectLive, toGeneratedPage, toPageSummary } from "./page-row";
import { type SaveRow, updateLive } from "./row-writer";

const CHANGED = "Outra pessoa mudou ou programou esta página enquanto isso. Abra a página de novo e veja como ficou antes de programar.";

const scheduledPages = (db: Database) => db.selectFrom("pages").where("publish_at", "is not", null).where(isLive);

/** Drafts that wait for their moment, the next one first. */
export async function listScheduled(db: Database, limit: number, offset = 0) {
  const scheduled = scheduledPages(db);
  const listed = scheduled.select(SUMMARY_COLUMNS).orderBy("publish_at").orderBy("seq").limit(limit).offset(offset);
  const [rows, total] = await Promise.all([listed.execute(), countRows(scheduled)]);
  const pages = rows.map(toPageSummary).flatMap((page) => (page.publishAt ? [{ ...page, publishAt: page.publishAt }] : []));
  return { pages, total };
}

type SeenPage = { version: number; publishAt: Date | null };

/** The intents of drafts that go public at a moment. */
export function schedulePages(transaction: Transaction, admission: Admission, save: SaveRow) {
  return {
    /**
     * Has a draft go public at a moment; gives it as it waits since, or is held back for what it says now. A page that is
     * public or held back already is left as it is.
     * @throws {PageProblem} when it is not as it was seen, and does not wait for that moment already.
     */
    async schedule(id: string, moment: Date, savedBy: string, seen?: SeenPage): Promise<GeneratedPage | undefined> {
      const row = await selectLive(transaction).where("id", "=", id).where("status", "=", "draft").executeTakeFirst();
      if (!row) return undefined;
      if (seen && !isAsSeen(row, seen, moment)) throw new PageProblem(CHANGED);
      requireText({ ...row, status: "public" });
      const given = await admission.examine(transaction, row);
      if (given.status === "held") return await save(row, given, savedBy);
      await setMoment(id, moment);
      return toGeneratedPage({ ...row, publish_at: moment.toISOString() });
    },

    /** Has drafts wait for nothing any more; gives those that did, with the moments they waited for. */
    async unschedule(ids: readonly string[]): Promise<GeneratedPage[]> {
      const rows = await selectLive(transaction).where("id", "in", ids).execute();
      const waiting = updateLive(transaction).where("id", "in", ids).where("publish_at", "is not", null);
      const changed = await waiting.set({ publish_at: null }).returning("id").execute();
      return rows.filter((row) => changed.some(({ id }) => id === row.id)).map(toGeneratedPage);
    },

    /** Has drafts that wait for nothing wait for their moments again, each by its id; gives those that do since. */
    async waitAgain(moments: ReadonlyMap<string, Date>): Promise<GeneratedPage[]> {
      const drafts = selectLive(transaction).where("status", "=", "draft").where("publish_at", "is", null);
      const rows = await drafts.where("id", "in", [...moments.keys()]).execute();
      for (const { id } of rows) await setMoment(id, moments.get(id) as Date);
      return rows.map((row) => toGeneratedPage({ ...row, publish_at: (moments.get(row.id) as Date).toISOString() }));
    },

    /** Publishes a draft whose moment has come, or holds it back; undefined when somebody did, or cancelled it, before. */
    async publishDue(id: string, now: Date, savedBy: string): Promise<GeneratedPage | undefined> {
      const due = updateLive(transaction).where("id", "=", id).where("status", "=", "draft").where("publish_at", "<=", now.toISOString());
      const row = await due.set({ publish_at: null }).returningAll().executeTakeFirst();
      if (!row) return undefined;
      const says = findTextProblem(row);
      const given = says
        ? hold([{ rule: "whole", says, mend: "Escreva o texto e publique de novo." }])
        : await admission.admit(transaction, { ...row, status: "public" });
      return await save(row, given, savedBy);
    },

    /** The last moment that pages of runs wait for. */
    async findLastPlanned(): Promise<Date | undefined> {
      const planned = scheduledPages(transaction).select("publish_at").where("job_item_id", "is not", null);
      const row = await planned.orderBy("publish_at", "desc").limit(1).executeTakeFirst();
      return row?.publish_at ? new Date(row.publish_at) : undefined;
    },
  };

  /** The text is as it was: no version of its own. */
  async function setMoment(id: string, moment: Date): Promise<void> {
    await transaction.updateTable("pages").set({ publish_at: moment.toISOString() }).where("id", "=", id).execute();
  }
}

function isAsSeen({ version, publish_at }: PageRow, seen: SeenPage, wanted: Date): boolean {
  const known = [seen.publishAt, wanted].map((moment) => moment?.toISOString() ?? null);
  return version === seen.version && known.includes(publish_at);
}
