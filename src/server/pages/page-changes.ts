import type { Transaction } from "kysely";
import { generatedPagePath } from "#domain/page/generated-page";
import type { PageChange } from "#domain/page/menu-pages";
import type { Tables } from "../database/tables";
import type { PageRow } from "../database/tables/pages";
import { keepPageUses } from "../photos/photo-uses";
import { putRedirect, releaseAddresses } from "../redirects/page-addresses";

/** What of a row says what visitors see. */
type SeenRow = Pick<
  PageRow,
  "id" | "slug" | "title" | "status" | "created_at" | "deleted_at" | "first_public_at" | "job_item_id" | "content"
>;

/** A row before and after it was written; one of them is absent for a page that is new or gone for good. */
export interface RowChange {
  before?: SeenRow;
  after?: SeenRow;
}

/**
 * Does what follows from written rows: a page that visitors see wins its address from a redirect, an address that was
 * ever public leads to the one that took its place, the library knows which photographs it shows, and `changes` learns what
 * must be told.
 */
export function settleChanges(transaction: Transaction<Tables>, changes: PageChange[]) {
  return async (written: readonly RowChange[], savedBy = ""): Promise<void> => {
    const moved = written.filter(isMoved);
    const won = [...written.flatMap(({ after }) => (after && isSeen(after) ? after : [])), ...moved.map(({ after }) => after)];
    await releaseAddresses(transaction, [...new Set(won.map(({ slug }) => generatedPagePath(slug)))]);
    for (const { before, after } of moved) {
      await putRedirect(transaction, {
        fromPath: generatedPagePath(before.slug),
        toPath: generatedPagePath(after.slug),
        createdBy: savedBy,
      });
    }
    await keepPageUses(transaction, written);
    changes.push(...written.flatMap(listChanges));
  };
}

function isMoved(change: RowChange): change is Required<RowChange> {
  const { before, after } = change;
  return before !== undefined && after !== undefined && before.slug !== after.slug && before.first_public_at !== null;
}

function isSeen({ status, deleted_at }: SeenRow): boolean {
  return status === "public" && deleted_at === null;
}

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
