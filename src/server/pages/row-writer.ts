import type { Transaction } from "kysely";
import type { IsFact } from "#domain/page/fact-quotes";
import type { GeneratedPage, PageSummary } from "#domain/page/generated-page";
import type { PageChange } from "#domain/page/menu-pages";
import type { Allowance } from "#domain/page/reason";
import type { Tables } from "../database/tables";
import type { PageRow } from "../database/tables/pages";
import type { Admission } from "../publishing/admission";
import { HeldPage, readReasons } from "../publishing/held-page";
import { settleChanges } from "./page-changes";
import { requireFacts, requireTexts } from "./page-problem";
import { keepRevisions } from "./page-revisions";
import { isLive, toGeneratedPage, toPageSummary } from "./page-row";

/** What the texts of pages are asked. */
export interface PageChecks {
  isFact: IsFact;
  admission: Admission;
}

/** The writes that intents are made of; each settles what follows from it. */
export function createRowWriter(transaction: Transaction<Tables>, changes: PageChange[], { isFact, admission }: PageChecks) {
  const settle = settleChanges(transaction, changes);

  /** One after another: each is compared with those before it. */
  async function insert(asked: readonly PageRow[], allowance?: Allowance): Promise<PageRow[]> {
    requireTexts(asked);
    const rows: PageRow[] = [];
    for (const row of asked) {
      requireFacts(row, isFact);
      const given =
        row.publish_at === null ? await admission.admitNew(transaction, row, allowance) : await admission.examine(transaction, row);
      const admitted = {
        ...row,
        ...given,
        first_public_at: given.status === "public" ? row.first_public_at : null,
        publish_at: given.status === "draft" ? row.publish_at : null,
      };
      await transaction.insertInto("pages").values(admitted).execute();
      rows.push(admitted);
    }
    await settle(rows.map((after) => ({ after })));
    return rows;
  }

  /** Pages as they were are kept too: a generated page has no revision of its own until it is first edited. */
  async function save(before: readonly PageRow[], columns: Partial<PageRow>, savedBy: string): Promise<GeneratedPage[]> {
    if (before.length === 0) return [];
    requireTexts(before.map(({ title, status, content }) => ({ title, status, content, ...columns })));
    await keepRevisions(transaction, before, "");
    const now = new Date().toISOString();
    const rows = await transaction
      .updateTable("pages")
      .set((eb) => ({
        ...columns,
        version: eb("version", "+", 1),
        updated_at: now,
        // Only a draft waits for its moment.
        ...(columns.status !== undefined && columns.status !== "draft" && { publish_at: null }),
        ...(columns.status === "public" && { first_public_at: eb.fn.coalesce("first_public_at", eb.val(now)) }),
      }))
      .where(
        "id",
        "in",
        before.map(({ id }) => id),
      )
      .returningAll()
      .execute();
    await forget(rows.filter(({ status }) => status !== "public"));
    await keepRevisions(transaction, rows, savedBy);
    const byId = new Map(rows.map((row) => [row.id, row]));
    await settle(
      before.map((row) => ({ before: row, after: byId.get(row.id) })),
      savedBy,
    );
    return before.flatMap(({ id }) => byId.get(id) ?? []).map(toGeneratedPage);
  }

  /** A public page stays as visitors see it rather than be taken from them. */
  async function admit(row: PageRow, isSeen: boolean, allowance?: Allowance) {
    const admitted = await admission.admit(transaction, row, allowance);
    if (isSeen && admitted.status === "held") throw new HeldPage(readReasons(admitted.held) ?? []);
    return admitted;
  }

  async function forget(rows: readonly Pick<PageRow, "id">[]): Promise<void> {
    await admission.forget(
      transaction,
      rows.map(({ id }) => id),
    );
  }

  /** A draft keeps its moment in the trash, and waits for it again when it is back; one that has passed is due at once. */
  async function move(ids: readonly string[], isToTrash: boolean): Promise<PageSummary[]> {
    const now = new Date().toISOString();
    const rows = await transaction
      .updateTable("pages")
      .set({ deleted_at: isToTrash ? now : null, updated_at: now })
      .where("id", "in", ids)
      .where((eb) => (isToTrash ? isLive : eb("deleted_at", "is not", null)))
      .returningAll()
      .execute();
    if (isToTrash) await forget(rows);
    else for (const row of rows.filter(({ status }) => status === "public")) await admission.keep(transaction, row);
    await settle(rows.map((after) => ({ before: after, after })));
    return rows.map(toPageSummary);
  }

  return { insert, save, admit, forget, move, settle };
}
