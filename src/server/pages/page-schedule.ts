import type { Transaction } from "kysely";
import type { GeneratedPage } from "#domain/page/generated-page";
import type { Tables } from "../database/tables";
import type { PageRow } from "../database/tables/pages";
import { type Admission, hold } from "../publishing/admission";
import { PageProblem, requireTexts } from "./page-problem";
import { isLive, toGeneratedPage } from "./page-row";

const CHANGED = "Outra pessoa mudou ou programou esta página enquanto isso. Abra a página de novo e veja como ficou antes de programar.";

/** What whoever chooses a moment had before him. */
export interface SeenPage {
  version: number;
  publishAt: Date | null;
}

type Save = (before: readonly PageRow[], columns: Partial<PageRow>, savedBy: string) => Promise<GeneratedPage[]>;

/** The intents of drafts that go public at a moment. */
export function schedulePages(transaction: Transaction<Tables>, admission: Admission, save: Save) {
  return {
    /**
     * Has drafts go public, the first at the first moment; gives those that wait for it since, or are held back for what
     * they say now. Pages that are public or held back already are left as they are.
     * @throws {PageProblem} when one is not as it was seen, and does not wait for its moment already.
     */
    async schedule(ids: readonly string[], moments: readonly Date[], savedBy: string, seen?: SeenPage): Promise<GeneratedPage[]> {
      const rows = await transaction.selectFrom("pages").selectAll().where("id", "in", ids).where(isLive).execute();
      const byId = new Map(rows.filter(({ status }) => status === "draft").map((row) => [row.id, row]));
      const drafts = ids.flatMap((id) => byId.get(id) ?? []);
      if (seen && !drafts.every((row) => isAsSeen(row, seen, moments))) throw new PageProblem(CHANGED);
      requireTexts(drafts.map((row) => ({ ...row, status: "public" })));
      const waiting = [...moments];
      const changed: GeneratedPage[] = [];
      for (const row of drafts) {
        const given = await admission.examine(transaction, row);
        if (given.status === "held") {
          changed.push(...(await save([row], given, savedBy)));
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
      const [page] = await save([row], await admission.admit(transaction, asked), savedBy);
      return page;
    },

    /** The last moment that pages of runs wait for. */
    async findLastPlanned(): Promise<Date | undefined> {
      const row = await transaction
        .selectFrom("pages")
        .select("publish_at")
        .where("publish_at", "is not", null)
        .where("job_item_id", "is not", null)
        .where(isLive)
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

function isAsSeen({ version, publish_at }: PageRow, seen: SeenPage, moments: readonly Date[]): boolean {
  const known = [seen.publishAt, ...moments].map((moment) => moment?.toISOString() ?? null);
  return version === seen.version && known.includes(publish_at);
}
