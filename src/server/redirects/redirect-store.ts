import { type Redirect, toRedirectPath } from "#domain/redirect/redirect";
import { countChanged } from "../database/count-rows";
import type { Database } from "../database/database";
import { changeAddresses } from "../database/dialect";
import { readRow } from "../database/field-columns";
import { findTarget, hasPublicPage, type NewRedirect, putRedirect } from "./page-addresses";

/**
 * `loop`: the way would lead back to where it starts. `page-exists`: a public page answers at that address.
 * `not-a-path`: one of the two is no public path of this site. `taken`: it leads elsewhere already.
 */
type SaveRedirectOutcome = "saved" | "loop" | "page-exists" | "not-a-path" | "taken";

/** Where addresses without a page lead. `onChange` hears of each change, after it. */
export function createRedirectStore(db: Database, onChange: () => void) {
  return {
    /** Where a lost public path leads. */
    async findRedirect(path: string): Promise<string | undefined> {
      const fromPath = toRedirectPath(path);
      return fromPath === undefined ? undefined : await findTarget(db, fromPath);
    },

    /** Makes a redirect; those that led to `fromPath` lead on to the new target, so no chain grows. */
    async saveRedirect({ fromPath, toPath, createdBy }: NewRedirect): Promise<SaveRedirectOutcome> {
      const from = toRedirectPath(fromPath);
      const to = toRedirectPath(toPath);
      if (from === undefined || to === undefined || from === "/") return "not-a-path";
      const outcome = await changeAddresses(db, async (transaction) => {
        if (await hasPublicPage(transaction, from)) return "page-exists";
        const there = await findTarget(transaction, from);
        if (there !== undefined && there !== ((await findTarget(transaction, to)) ?? to)) return "taken";
        return (await putRedirect(transaction, { fromPath: from, toPath: to, createdBy })) ? "saved" : "loop";
      });
      if (outcome === "saved") onChange();
      return outcome;
    },

    /** False when there was none. */
    async removeRedirect(fromPath: string): Promise<boolean> {
      const gone = await countChanged(db.deleteFrom("redirects").where("from_path", "=", toRedirectPath(fromPath) ?? fromPath));
      if (gone > 0) onChange();
      return gone > 0;
    },

    /** The newest first. */
    async listRedirects(): Promise<Redirect[]> {
      const rows = await db.selectFrom("redirects").selectAll().orderBy("created_at", "desc").orderBy("from_path").execute();
      return rows.map(readRow);
    },
  };
}
