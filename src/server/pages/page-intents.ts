import { setImmediate as breathe } from "node:timers/promises";
import type { Transaction } from "kysely";
import {
  type GeneratedPage,
  generatedPagePath,
  type PageOrigin,
  type PageReview,
  type PageSummary,
  type WantedStatus,
} from "#domain/page/generated-page";
import type { PageChange } from "#domain/page/menu-pages";
import { BLANK_TEXTS, mapFields, type PageTexts } from "#domain/page/page-fields";
import { toSlug } from "#domain/page/slug";
import type { Allowance } from "#domain/publishing/reason";
import type { Tables } from "../database/tables";
import type { Admission } from "../publishing/gate";
import { forgetTargets, putRedirect } from "../redirects/redirect-rows";
import { findFreeSlug } from "./page-addresses";
import { requireFacts } from "./page-problem";
import { keepRevisions } from "./page-revisions";
import { isLive, type NewPage, type PageRow, toGeneratedPage, toNewRow, toPageSummary, toTextRow } from "./page-row";
import { schedulePages } from "./page-schedule";
import { createRowWriter, type PageChecks } from "./row-writer";
import { sanitiseHtml } from "./sanitise-html";

/** A page somebody wants; what it does not say is blank. */
export interface PageDraft extends Partial<PageTexts> {
  title: string;
  /** HTML; sanitised before it is stored. */
  content: string;
  /** Wanted address, by the slug rule; that of the title when absent. The next free one is given. */
  slug?: string;
  origin: PageOrigin;
  /** Public when absent. */
  status?: WantedStatus;
  /** Of a draft: when it goes public, unless it is held back as it is. */
  publishAt?: Date;
  /** It goes public whatever stands against it. */
  allowance?: Allowance;
  /** The bulk item that makes the page. */
  jobItemId?: string;
  /** E-mail of the person who wrote it: then it has its first revision at once. */
  savedBy?: string;
}

/** What an administrator's save puts in place. */
export interface EditedFields extends PageTexts {
  status: WantedStatus;
}

export type PageIntents = ReturnType<typeof changePages>;

/** A text that is stored otherwise and reads as before: it stays in its state, and nobody asks it again. */
export const SAYS_THE_SAME = "says-the-same";
type SaysTheSame = typeof SAYS_THE_SAME;

/** What visitors read of a page. */
const READ_TEXTS = ["title", "description", "content"] as const;

/** Pages written in one go, asked and not: others get their turn in between, and who writes waits for all of them. */
const INSERT_BATCH = { asked: 50, admitted: 200 } as const;

/**
 * What can be done to pages. Each intent writes rows, addresses and revisions in the transaction, and adds to `changes`
 * what must be told after it; what writes texts refuses those that quote what `isFact` does not know. What the gate does
 * not let through is written as held back, with the reasons.
 */
export function changePages(transaction: Transaction<Tables>, changes: PageChange[], { isFact, gate }: PageChecks) {
  const { insert, save, admit, forget, move, settle } = createRowWriter(transaction, changes, { isFact, gate });
  const scheduling = schedulePages(transaction, gate, save);

  return {
    /** For what else belongs into it. */
    transaction,

    ...scheduling,

    /** A new page at the next free address. */
    async create({ savedBy, allowance, ...draft }: PageDraft): Promise<GeneratedPage> {
      const slug = await findFreeSlug(transaction, draft.slug ?? toSlug(draft.title));
      const texts = mapFields((name) => draft[name] ?? BLANK_TEXTS[name]) as PageTexts;
      const asked = toNewRow({ ...draft, ...texts, slug, content: sanitiseHtml(draft.content), status: draft.status ?? "public" });
      const rows = await insert([asked], allowance);
      if (savedBy !== undefined) await keepRevisions(transaction, rows, savedBy);
      return toGeneratedPage(rows[0] ?? asked);
    },

    /** New pages at addresses that are free, which are checked and admitted; they are not remembered yet. */
    async createAdmitted(pages: readonly NewPage[], admissions: readonly Admission[]): Promise<void> {
      for (let from = 0; from < pages.length; from += INSERT_BATCH.admitted) {
        await breathe();
        const rows = pages.slice(from, from + INSERT_BATCH.admitted).map((page, index) => {
          const row = toNewRow(page);
          const admission = admissions[from + index] as Admission;
          return { ...row, ...admission, first_public_at: admission.status === "public" ? row.first_public_at : null };
        });
        await transaction.insertInto("pages").values(rows).execute();
        await settle(rows.map((after) => ({ after })));
      }
    },

    /** New pages at addresses that are free; gives how many of them are held back. */
    async createAll(pages: readonly NewPage[]): Promise<number> {
      let held = 0;
      for (let from = 0; from < pages.length; from += INSERT_BATCH.asked) {
        await breathe();
        const rows = await insert(pages.slice(from, from + INSERT_BATCH.asked).map(toNewRow));
        held += rows.filter(({ status }) => status === "held").length;
      }
      return held;
    },

    /**
     * Saves over the version the editor has seen; a changed address, which must be free, leaves a redirect behind.
     * @throws {HeldPage} when the gate does not let through what a public page is to say.
     * @throws when the page is not there in that version.
     */
    async edit(
      id: string,
      seenVersion: number,
      { status, ...texts }: EditedFields,
      savedBy: string,
      given?: Allowance | SaysTheSame,
    ): Promise<GeneratedPage> {
      const before = await transaction
        .selectFrom("pages")
        .selectAll()
        .where("id", "=", id)
        .where("version", "=", seenVersion)
        .where(isLive)
        .execute();
      const columns: Partial<PageRow> & ReturnType<typeof toTextRow> = {
        ...toTextRow({ ...texts, content: sanitiseHtml(texts.content) }),
        status,
      };
      requireFacts(columns, isFact);
      for (const row of before) {
        if (given !== SAYS_THE_SAME && READ_TEXTS.some((name) => row[name] !== columns[name]))
          columns.text_changed_at = new Date().toISOString();
        const admission =
          given === SAYS_THE_SAME
            ? await gate.keep(transaction, { ...row, ...columns, status: row.status })
            : await admit({ ...row, ...columns }, row.status === "public", given);
        Object.assign(columns, admission);
      }
      const [page] = await save(before, columns, savedBy);
      if (!page) throw new Error(`Page ${id} is not there in version ${seenVersion}`);
      return page;
    },

    /** Publishes or unpublishes; gives the pages that were not so already, also those that are held back since. */
    async setStatus(ids: readonly string[], status: WantedStatus, savedBy: string): Promise<GeneratedPage[]> {
      const before = await transaction
        .selectFrom("pages")
        .selectAll()
        .where("id", "in", ids)
        .where(isLive)
        .where("status", "!=", status)
        .execute();
      const saved: GeneratedPage[] = [];
      for (const row of before) saved.push(...(await save([row], await gate.admit(transaction, { ...row, status }), savedBy)));
      return saved;
    },

    /** Has search engines asked to leave pages out, or to see them again; gives those that were not so already. */
    async setIndexed(ids: readonly string[], isIndexed: boolean): Promise<PageSummary[]> {
      const rows = await transaction
        .updateTable("pages")
        .set({ is_indexed: isIndexed ? 1 : 0, updated_at: new Date().toISOString() })
        .where("id", "in", ids)
        .where("is_indexed", "=", isIndexed ? 0 : 1)
        .where(isLive)
        .returningAll()
        .execute();
      await settle(rows.map((after) => ({ before: after, after })));
      return rows.map(toPageSummary);
    },

    /** Says who of the team read a page, or nobody; undefined when it is not there in that version, which stays. */
    async setReview(id: string, seenVersion: number, review: PageReview | undefined): Promise<GeneratedPage | undefined> {
      const row = await transaction
        .updateTable("pages")
        .set({
          reviewer_id: review?.technicianId ?? null,
          reviewed_on: review?.on ?? null,
          review_told_at: review?.toldAt.toISOString() ?? null,
        })
        .where("id", "=", id)
        .where("version", "=", seenVersion)
        .where(isLive)
        .returningAll()
        .executeTakeFirst();
      if (!row) return undefined;
      await settle([{ before: row, after: row }]);
      return toGeneratedPage(row);
    },

    /** Moves a page to the trash, its visitors to another path; undefined when it is in the trash already. */
    async merge(id: string, toPath: string, savedBy: string): Promise<PageSummary | undefined> {
      const [page] = await move([id], true);
      if (!page) return undefined;
      const isMade = await putRedirect(transaction, { fromPath: generatedPagePath(page.slug), toPath, createdBy: savedBy });
      if (!isMade) throw new Error(`${toPath} leads back to ${page.slug}`);
      return page;
    },

    /** Moves pages to the trash; gives those that were not there yet. Their addresses stay theirs. */
    trash: (ids: readonly string[]): Promise<PageSummary[]> => move(ids, true),

    /** Puts pages back at their addresses as they were, public or draft; gives those that were in the trash. */
    restore: (ids: readonly string[]): Promise<PageSummary[]> => move(ids, false),

    /** Deletes pages of the trash for good, with their revisions and what redirected to them. */
    async erase(ids: readonly string[]): Promise<PageSummary[]> {
      const rows = await transaction.selectFrom("pages").selectAll().where("id", "in", ids).where("deleted_at", "is not", null).execute();
      if (rows.length === 0) return [];
      const found = rows.map(({ id }) => id);
      await forget(rows);
      await transaction.deleteFrom("page_autosaves").where("page_id", "in", found).execute();
      await transaction.deleteFrom("page_revisions").where("page_id", "in", found).execute();
      await transaction.deleteFrom("pages").where("id", "in", found).execute();
      await forgetTargets(
        transaction,
        rows.map(({ slug }) => generatedPagePath(slug)),
      );
      await settle(rows.map((before) => ({ before })));
      return rows.map(toPageSummary);
    },
  };
}
