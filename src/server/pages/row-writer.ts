import type { IsFact } from "#domain/page/fact-quotes";
import { type GeneratedPage, generatedPagePath, type PageSummary } from "#domain/page/generated-page";
import type { PageChange } from "#domain/page/menu-pages";
import type { Allowance } from "#domain/page/reason";
import type { Database } from "../database/database";
import type { Transaction } from "../database/tables";
import type { PageRow } from "../database/tables/pages";
import { keepPageUses } from "../photos/photo-uses";
import type { Admission, Admitted } from "../publishing/admission";
import { HeldPage, readReasons } from "../publishing/held-page";
import { putRedirect, releaseAddresses } from "../redirects/page-addresses";
import { requireFacts, requireText } from "./page-problem";
import { keepRevision } from "./page-revisions";
import { isLive, toGeneratedPage, toPageSummary } from "./page-row";

export type PageChecks = { isFact: IsFact; admission: Admission };

/** Rows of pages that are named by id, to be changed. */
export const updateLive = (db: Database) => db.updateTable("pages").where(isLive);

/** A new row in the state that the admission gave it: only a draft waits for its moment. */
export const toAdmittedRow = (row: PageRow, given: Admitted): PageRow => ({
  ...row,
  ...given,
  first_public_at: given.status === "public" ? row.first_public_at : null,
  publish_at: given.status === "draft" ? row.publish_at : null,
});

export type SaveRow = ReturnType<typeof createRowWriter>["save"];

/** The writes that intents are made of; each settles what follows from it. */
export function createRowWriter(transaction: Transaction, changes: PageChange[], { isFact, admission }: PageChecks) {
  const settle = settleChanges(transaction, changes);

  /** One after another: each is compared with those before it. */
  async function insert(asked: readonly PageRow[], allowance?: Allowance): Promise<PageRow[]> {
    const rows: PageRow[] = [];
    for (const row of asked) {
      requireText(row);
      requireFacts(row, isFact);
      const given =
        row.publish_at === null ? await admission.admitNew(transaction, row, allowance) : await admission.examine(transaction, row);
      const admitted = toAdmittedRow(row, given);
      await transaction.insertInto("pages").values(admitted).execute();
      rows.push(admitted);
    }
    await settle(rows.map((after) => ({ after })));
    return rows;
  }

  /** A page as it was is kept too: a generated page has no revision of its own until it is first edited. */
  async function save(before: PageRow, columns: Partial<PageRow>, savedBy: string): Promise<GeneratedPage> {
    requireText({ ...before, ...columns });
    await keepRevision(transaction, before, "");
    const now = new Date().toISOString();
    const changed = transaction
      .updateTable("pages")
      .where("id", "=", before.id)
      .set((eb) => ({
        ...columns,
        version: eb("version", "+", 1),
        updated_at: now,
        // Only a draft waits for its moment.
        ...(columns.status !== undefined && columns.status !== "draft" && { publish_at: null }),
        ...(columns.status === "public" && { first_public_at: eb.fn.coalesce("first_public_at", eb.val(now)) }),
      }));
    const after = await changed.returningAll().executeTakeFirstOrThrow();
    if (after.status !== "public") await admission.forget(transaction, [after.id]);
    await keepRevision(transaction, after, savedBy);
    await settle([{ before, after }], savedBy);
    return toGeneratedPage(after);
  }

  /** A public page stays as visitors see it rather than be taken from them. */
  async function admit(row: PageRow, isSeen: boolean, allowance?: Allowance) {
    const admitted = await admission.admit(transaction, row, allowance);
    if (isSeen && admitted.status === "held") throw new HeldPage(readReasons(admitted.held) ?? []);
    return admitted;
  }

  /** Asks again for rows as they are to be, one after another, and saves those that are to be written for what was answered. */
  async function readmit(
    rows: readonly PageRow[],
    wanted: Partial<PageRow>,
    savedBy: string,
    allowance?: Allowance,
    toColumns: (admitted: Admitted) => Partial<PageRow> | undefined = (admitted) => admitted,
  ): Promise<GeneratedPage[]> {
    const saved: GeneratedPage[] = [];
    for (const row of rows) {
      const columns = toColumns(await admission.admit(transaction, { ...row, ...wanted }, allowance));
      if (columns) saved.push(await save(row, columns, savedBy));
    }
    return saved;
  }

  /** A draft keeps its moment in the trash, and waits for it again when it is back; one that has passed is due at once. */
  async function move(ids: readonly string[], isToTrash: boolean): Promise<PageSummary[]> {
    const now = new Date().toISOString();
    const pages = isToTrash ? updateLive(transaction) : transaction.updateTable("pages").where("deleted_at", "is not", null);
    const moved = pages.where("id", "in", ids).set({ deleted_at: isToTrash ? now : null, updated_at: now });
    const rows = await moved.returningAll().execute();
    if (isToTrash) await admission.forget(transaction, ids);
    else for (const row of rows.filter(({ status }) => status === "public")) await admission.keep(transaction, row);
    await settle(rows.map((after) => ({ before: after, after })));
    return rows.map(toPageSummary);
  }

  return { insert, save, admit, readmit, move, settle };
}

/** A row before and after it was written; one of them is absent for a page that is new or gone for good. */
type RowChange = { before?: PageRow; after?: PageRow };

/**
 * Does what follows from written rows: a page that visitors see wins its address from a redirect, an address that was
 * ever public leads to the one that took its place, the library knows which photographs it shows, and `changes` learns what
 * must be told.
 */
function settleChanges(transaction: Transaction, changes: PageChange[]) {
  return async (written: readonly RowChange[], savedBy = ""): Promise<void> => {
    const moved = written.filter(isMoved);
    const won = [...written.flatMap(({ after }) => (after && isSeen(after) ? after : [])), ...moved.map(({ after }) => after)];
    await releaseAddresses(transaction, [...new Set(won.map(({ slug }) => generatedPagePath(slug)))]);
    for (const { before, after } of moved) {
      const [fromPath, toPath] = [generatedPagePath(before.slug), generatedPagePath(after.slug)];
      await putRedirect(transaction, { fromPath, toPath, createdBy: savedBy });
    }
    await keepPageUses(transaction, written);
    changes.push(...written.flatMap(listChanges));
  };
}

function isMoved(change: RowChange): change is Required<RowChange> {
  const { before, after } = change;
  return before !== undefined && after !== undefined && before.slug !== after.slug && before.first_public_at !== null;
}

const isSeen = ({ status, deleted_at }: PageRow): boolean => status === "public" && deleted_at === null;

/** Drafts concern nobody, but for redirects to what once was public; one row may leave one address and take another. */
function listChanges({ before, after }: RowChange): PageChange[] {
  const told: PageChange[] = [];
  const isLeft = after?.slug !== before?.slug;
  if (before && (before.status === "public" ? isLeft || after?.status !== "public" : isLeft && before.first_public_at !== null)) {
    told.push({ id: before.id, slug: before.slug });
  }
  if (after?.status === "public") {
    const shown = isSeen(after) ? { title: after.title, createdAt: new Date(after.created_at) } : undefined;
    told.push({ id: after.id, slug: after.slug, shown, isOneOfMany: before === undefined && after.job_item_id !== null });
  }
  return told;
}
