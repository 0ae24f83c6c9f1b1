import { setImmediate as breathe } from "node:timers/promises";
import { type GeneratedPage, generatedPagePath, type PageReview, type PageSummary, type WantedStatus } from "#domain/page/generated-page";
import type { PageChange } from "#domain/page/menu-pages";
import type { Allowance } from "#domain/page/reason";
import { SHOWN_COLUMNS } from "#domain/page/shown-fields";
import { toSlug } from "#domain/text/slug";
import { always } from "../calls/done-calls";
import type { Connection } from "../database/database";
import { changeAddresses } from "../database/dialect";
import type { Transaction } from "../database/tables";
import type { PageRow } from "../database/tables/pages";
import { takeShortTurns } from "../limits/short-turns";
import type { Admitted } from "../publishing/admission";
import { findFreeSlug, findOwner, forgetTargets, putRedirect } from "../redirects/page-addresses";
import {
  type EditedFields,
  fillTexts,
  findObstacle,
  type Obstacle,
  type PageDraft,
  SAYS_THE_SAME,
  type Saved,
  type SaysTheSame,
  type SlugTaken,
} from "./page-intents";
import { requireFacts, requireText } from "./page-problem";
import { keepRevision } from "./page-revisions";
import { type NewPage, selectLive, toGeneratedPage, toNewRow, toPageSummary, toTextRow } from "./page-row";
import { schedulePages } from "./page-schedule";
import { findPageBySlug } from "./page-store";
import { createRowWriter, type PageChecks, toAdmittedRow, updateLive } from "./row-writer";
import { sanitiseHtml } from "./sanitise-html";

// The one place for writing a page: address, redirect, revision, what others are told. A call names its intent (page-intents.ts).

/** Hears, after a commit, of all that visitors see otherwise since. */
type OnPageChanges = (changes: readonly PageChange[]) => void;

export type PageIntents = ReturnType<typeof changePages>;

export type PageWriter = ReturnType<typeof createPageWriter>;

export function createPageWriter({ db }: Pick<Connection, "db">, checks: PageChecks, onChanges: OnPageChanges) {
  return {
    db,

    /** How many new pages are to be written, checked and asked before the transaction that does it: others wait for that. */
    async admitAll(pages: readonly NewPage[]): Promise<Admitted[]> {
      const rows = pages.map(toNewRow);
      const admitted = await checks.admission.admitAll(db, rows);
      const turns = takeShortTurns();
      for (const [index, row] of rows.entries()) {
        requireFacts(row, checks.isFact);
        requireText({ ...row, ...admitted[index] });
        if (turns.isOver()) await turns.next();
      }
      return admitted;
    },

    /**
     * Does what `work` asks for in one transaction, with what else of its own belongs into it; when it has been
     * committed, `onChanges` hears of everything together. Nothing is written or told when `work` throws.
     * @param once has what was done already not done again
     */
    async write<T>(work: (pages: PageIntents) => Promise<T>, once = always): Promise<T> {
      const changes: PageChange[] = [];
      const result = await changeAddresses(db, (transaction) => once(transaction, () => work(changePages(transaction, changes, checks))));
      if (changes.length > 0) onChanges(changes);
      return result;
    },
  };
}

/** Pages written in one go, asked and not: others get their turn in between, and who writes waits for all of them. */
const INSERT_BATCH = { asked: 50, admitted: 200 } as const;

/**
 * What can be done to pages. Each intent writes rows, addresses and revisions in the transaction, and adds to `changes`
 * what must be told after it; what writes texts refuses those that quote what `isFact` does not know. What the admission does
 * not let through is written as held back, with the reasons.
 */
function changePages(transaction: Transaction, changes: PageChange[], { isFact, admission }: PageChecks) {
  const { insert, save, admit, readmit, move, settle } = createRowWriter(transaction, changes, { isFact, admission });
  const select = (ids: readonly string[]) => selectLive(transaction).where("id", "in", ids);

  /** A new page at the next free address. */
  async function create({ savedBy, allowance, ...draft }: PageDraft): Promise<GeneratedPage> {
    const slug = await findFreeSlug(transaction, draft.slug ?? toSlug(draft.title));
    const content = sanitiseHtml(draft.content);
    const asked = toNewRow({ ...draft, ...fillTexts(draft), slug, content, status: draft.status ?? "public" });
    const [row = asked] = await insert([asked], allowance);
    if (savedBy !== undefined) await keepRevision(transaction, row, savedBy);
    return toGeneratedPage(row);
  }

  return {
    /** For what else belongs into it. */
    transaction,

    ...schedulePages(transaction, admission, save),

    create,

    /** A new page at the very address that it names. */
    async createAt(draft: PageDraft & { slug: string }): Promise<SlugTaken | Saved> {
      return (await findOwner(transaction, draft.slug)) ? { outcome: "slug-taken" } : { outcome: "saved", page: await create(draft) };
    },

    /** A new page at its own address, or the next free one, unless the very same is public or a draft there already. */
    async createUnlessThere(draft: PageDraft & { slug: string }): Promise<{ page: GeneratedPage; isNew: boolean }> {
      const known = await findPageBySlug(transaction, draft.slug);
      const isSame = known && !known.deletedAt && known.title === draft.title && known.content === sanitiseHtml(draft.content);
      return isSame ? { page: known, isNew: false } : { page: await create(draft), isNew: true };
    },

    /** Gives a held page of the draft's title its text, and asks the admission again; undefined where there is none. */
    async rewriteHeld(draft: PageDraft, savedBy: string): Promise<GeneratedPage | undefined> {
      const held = selectLive(transaction).where("status", "=", "held").where("title", "=", draft.title);
      const row = await held.orderBy("seq", "desc").limit(1).executeTakeFirst();
      if (!row) return undefined;
      const { slug, keywords } = toGeneratedPage(row);
      const { origin, status = "public" } = draft;
      const texts = toTextRow({ ...fillTexts(draft), slug, keywords, content: sanitiseHtml(draft.content) }, origin);
      const columns = { ...texts, origin, text_changed_at: new Date().toISOString() };
      requireFacts(columns, isFact);
      const admitted = await admit({ ...row, ...columns, status }, false);
      return await save(row, { ...columns, ...admitted }, savedBy);
    },

    /** New pages at addresses that are free, which are checked and admitted; they are not remembered yet. */
    async createAdmitted(pages: readonly NewPage[], admitted: readonly Admitted[]): Promise<void> {
      for (let from = 0; from < pages.length; from += INSERT_BATCH.admitted) {
        await breathe();
        const batch = pages.slice(from, from + INSERT_BATCH.admitted);
        const rows = batch.map((page, index) => toAdmittedRow(toNewRow(page), admitted[from + index] as Admitted));
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
     * Saves over the version that was seen, or tells what stands in the way; a changed address leaves a redirect behind.
     * @throws {HeldPage} when the admission does not let through what a public page is to say.
     */
    async edit(
      id: string,
      seenVersion: number,
      { status, ...texts }: EditedFields,
      savedBy: string,
      given?: Allowance | SaysTheSame,
    ): Promise<Saved | SlugTaken | Obstacle> {
      const row = await selectLive(transaction).where("id", "=", id).where("version", "=", seenVersion).executeTakeFirst();
      if (!row) return (await findObstacle(transaction, id, seenVersion)) ?? { outcome: "gone" };
      if (texts.slug !== row.slug && (await findOwner(transaction, texts.slug))) return { outcome: "slug-taken" };
      const asked = toTextRow({ ...texts, content: sanitiseHtml(texts.content) }, row.origin);
      const columns: Partial<PageRow> & typeof asked = { ...asked, status };
      requireFacts(columns, isFact);
      if (given === SAYS_THE_SAME) Object.assign(columns, await admission.keep(transaction, { ...row, ...columns, status: row.status }));
      else {
        if (SHOWN_COLUMNS.some((name) => row[name] !== columns[name])) columns.text_changed_at = new Date().toISOString();
        Object.assign(columns, await admit({ ...row, ...columns }, row.status === "public", given));
      }
      return { outcome: "saved", page: await save(row, columns, savedBy) };
    },

    /** Publishes or unpublishes; gives the pages that were not so already, also those that are held back since. */
    async setStatus(ids: readonly string[], status: WantedStatus, savedBy: string): Promise<GeneratedPage[]> {
      return await readmit(await select(ids).where("status", "!=", status).execute(), { status }, savedBy);
    },

    /**
     * Asks held pages again, as they are now, and publishes those that nothing but what is allowed stands against; search
     * engines are asked to leave them out unless they are to be listed. Gives those that went public.
     */
    async allowHeld(ids: readonly string[], allowance: Allowance, isListed: boolean, savedBy: string): Promise<GeneratedPage[]> {
      const toColumns = (admitted: Admitted) =>
        admitted.status === "public" ? { ...admitted, ...(!isListed && { is_indexed: 0 }) } : undefined;
      const held = await select(ids).where("status", "=", "held").execute();
      return await readmit(held, { status: "public" }, savedBy, allowance, toColumns);
    },

    /** Holds back again what went public by an allowance alone; gives those that are held since. */
    async holdAgain(ids: readonly string[], savedBy: string): Promise<GeneratedPage[]> {
      const allowed = await select(ids).where("status", "=", "public").where("allowed", "is not", null).execute();
      const toColumns = (admitted: Admitted) => (admitted.status === "held" ? { ...admitted, is_indexed: 1 } : undefined);
      return await readmit(allowed, { allowed: null }, savedBy, undefined, toColumns);
    },

    /** Has search engines asked to leave pages out, or to see them again; gives those that were not so already. */
    async setIndexed(ids: readonly string[], isIndexed: boolean): Promise<PageSummary[]> {
      const others = updateLive(transaction)
        .where("id", "in", ids)
        .where("is_indexed", "=", isIndexed ? 0 : 1);
      const changed = others.set({ is_indexed: isIndexed ? 1 : 0, updated_at: new Date().toISOString() });
      const rows = await changed.returningAll().execute();
      await settle(rows.map((after) => ({ before: after, after })));
      return rows.map(toPageSummary);
    },

    /** Says who of the team read a page, or nobody; undefined when it is not there in that version, which stays. */
    async setReview(id: string, seenVersion: number, review: PageReview | undefined): Promise<GeneratedPage | undefined> {
      const { technicianId = null, on = null, toldAt } = review ?? {};
      const columns = { reviewer_id: technicianId, reviewed_on: on, review_told_at: toldAt?.toISOString() ?? null };
      const seen = updateLive(transaction).where("id", "=", id).where("version", "=", seenVersion);
      const row = await seen.set(columns).returningAll().executeTakeFirst();
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

    /** Puts pages back at their addresses as they were, public, draft or waiting for their moments; gives those that were in the trash. */
    restore: (ids: readonly string[]): Promise<PageSummary[]> => move(ids, false),

    /** Deletes pages of the trash for good, with their revisions and what redirected to them. */
    async erase(ids: readonly string[]): Promise<PageSummary[]> {
      const rows = await transaction.selectFrom("pages").selectAll().where("id", "in", ids).where("deleted_at", "is not", null).execute();
      if (rows.length === 0) return [];
      const found = rows.map(({ id }) => id);
      await admission.forget(transaction, found);
      await transaction.deleteFrom("page_autosaves").where("page_id", "in", found).execute();
      await transaction.deleteFrom("page_revisions").where("page_id", "in", found).execute();
      await transaction.deleteFrom("pages").where("id", "in", found).execute();
      const paths = rows.map(({ slug }) => generatedPagePath(slug));
      await forgetTargets(transaction, paths);
      await settle(rows.map((before) => ({ before })));
      return rows.map(toPageSummary);
    },
  };
}
