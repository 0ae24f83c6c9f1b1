import type { Transaction } from "kysely";
import type { GeneratedPage } from "#domain/page/generated-page";
import type { Tables } from "../database/tables";
import { type Gate, hold } from "../publishing/gate";
import { PageProblem, requireTexts } from "./page-problem";
import { isLive, type PageRow, toGeneratedPage } from "./page-row";

type Save = (before: readonly PageRow[], columns: Partial<PageRow>, savedBy: string) => Promise<GeneratedPage[]>;

/** The intents of drafts that go public at a moment. */
export function schedulePages(transaction: Transaction<Tables>, gate: Gate, save: Save) {
  return {
    /**
     * Has drafts go public, the first at the first moment; gives those that wait for it since, or are held back for what
     * they say now. Pages that are public or held back already are left as they are.
     */
    async schedule(ids: readonly string[], moments: readonly Date[], savedBy: string): Promise<GeneratedPage[]> {
      const rows = await transaction.selectFrom("pages").selectAll().where("id", "in", ids).where(isLive).execute();
      const byId = new Map(rows.filter(({ status }) => status === "draft").map((row) => [row.id, row]));
      const drafts = ids.flatMap((id) => byId.get(id) ?? []);
      requireTexts(drafts.map((row) => ({ ...row, status: "public" })));
      const waiting = [...moments];
      const changed: GeneratedPage[] = [];
      for (const row of drafts) {
        const admission = await gate.examine(transaction, row);
        if (admission.status === "held") {
          changed.push(...(await save([row], admission, savedBy)));
          continue;
        }
        const moment = waiting.shift();
        if (!moment) throw new Error("Fewer moments than pages");
        await setMoment(row.id, moment);
        changed.push(toGeneratedPage({ ...row, publish_at: moment.toISOString() }));
      }
      return changed;
    },

    /** Has drafts wait for nothing any more; gives those that did, with the moments they waited for. */
    async unschedule(ids: readonly string[]): Promise<GeneratedPage[]> {
      const rows = await transaction.selectFrom("pages").selectAll().where("id", "in", ids).where(isLive).execute();
      const changed = await transaction
        .updateTable("pages")
        .set({ publish_at: null })
        .where("id", "in", ids)
        .where("publish_at", "is not", null)
        .where(isLive)
        .returning("id")
        .execute();
      return rows.filter((row) => changed.some(({ id }) => id === row.id)).map(toGeneratedPage);
    },

    /** Has drafts that wait for nothing wait for their moments again, each by its id; gives those that do since. */
    async waitAgain(moments: ReadonlyMap<string, Date>): Promise<GeneratedPage[]> {
      const rows = await transaction
        .selectFrom("pages")
        .selectAll()
        .where("id", "in", [...moments.keys()])
        .where("status", "=", "draft")
        .where("publish_at", "is", null)
        .where(isLive)
        .execute();
      for (const { id } of rows) await setMoment(id, moments.get(id) as Date);
      return rows.map((row) => toGeneratedPage({ ...row, publish_at: (moments.get(row.id) as Date).toISOString() }));
    },

    /** Publishes a draft whose moment has come, or holds it back; undefined when somebody did, or cancelled it, before. */
    async publishDue(id: string, now: Date, savedBy: string): Promise<GeneratedPage | undefined> {
      const row = await transaction
        .updateTable("pages")
        .set({ publish_at: null })
        .where("id", "=", id)
        .where("publish_at", "<=", now.toISOString())
        .where("status", "=", "draft")
        .where(isLive)
        .returningAll()
        .executeTakeFirst();
      if (!row) return undefined;
      const asked: PageRow = { ...row, status: "public" };
      try {
        requireTexts([asked]);
      } catch (error) {
        if (!(error instanceof PageProblem)) throw error;
        const [page] = await save(
          [row],
          hold([{ rule: "whole", says: error.message, mend: "Escreva o texto e publique de novo." }]),
          savedBy,
        );
        return page;
      }
      const [page] = await save([row], await gate.admit(transaction, asked), savedBy);
      return page;
    },

    /** The last moment that pages of runs wait for. */
    async findLastPlanned(): Promise<Date | undefined> {
      const row = await transaction
        .selectFrom("pages")
        .select("publish_at")
        .where("publish_at", "is not", null)
        .where("job_item_id", "is not", null)
        .orderBy("publish_at", "desc")
        .limit(1)
        .executeTakeFirst();
      return row?.publish_at ? new Date(row.publish_at) : undefined;
    },
  };

  /** The text is as it was: no version of its own. */
  async function setMoment(id: string, moment: Date): Promise<void> {
    await transaction.updateTable("pages").set({ publish_at: moment.toISOString() }).where("id", "=", id).execute();
  }
}
