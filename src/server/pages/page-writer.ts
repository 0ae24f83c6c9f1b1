import type { PageChange } from "#domain/page/menu-pages";
import type { Connection } from "../database/database";
import { changeAddresses } from "../database/dialect";
import { takeShortTurns } from "../limits/short-turns";
import type { Admission } from "../publishing/gate";
import { changePages, type PageIntents } from "./page-intents";
import { requireFacts, requireTexts } from "./page-problem";
import { type NewPage, toNewRow } from "./page-row";
import type { PageChecks } from "./row-writer";

/** Hears, after a commit, of all that visitors see otherwise since. */
export type OnPageChanges = (changes: readonly PageChange[]) => void;

export type PageWriter = ReturnType<typeof createPageWriter>;

/** The one way to write pages. */
export function createPageWriter({ db }: Pick<Connection, "db">, checks: PageChecks, onChanges: OnPageChanges) {
  return {
    /** Where it writes. */
    db,

    /** How many new pages are to be written, checked and asked before the transaction that does it: others wait for that. */
    async admitAll(pages: readonly NewPage[]): Promise<Admission[]> {
      const rows = pages.map(toNewRow);
      const admissions = await checks.gate.admitAll(db, rows);
      const turns = takeShortTurns();
      for (const [index, row] of rows.entries()) {
        requireFacts(row, checks.isFact);
        requireTexts([{ ...row, ...admissions[index] }]);
        if (turns.isOver()) await turns.next();
      }
      return admissions;
    },

    /**
     * Does what `work` asks for in one transaction, with what else of its own belongs into it; when it has been
     * committed, `onChanges` hears of everything together. Nothing is written or told when `work` throws.
     */
    async write<T>(work: (pages: PageIntents) => Promise<T>): Promise<T> {
      const changes: PageChange[] = [];
      const result = await changeAddresses(db, (transaction) => work(changePages(transaction, changes, checks)));
      if (changes.length > 0) onChanges(changes);
      return result;
    },
  };
}
