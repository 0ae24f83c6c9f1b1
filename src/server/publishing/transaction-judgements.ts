import { isDeepStrictEqual } from "node:util";
import type { Reason } from "#domain/page/reason";
import type { JudgedPage } from "#domain/publishing/judged-page";
import type { Substance } from "#domain/publishing/rules/judge-substance";
import type { SiteContent } from "../content/site-content";
import type { Database } from "../database/database";
import type { SketchedText } from "./read-once";

/** A page that is not written yet is measured against all others. */
export const NOBODY = "";

export interface Judgement {
  page: JudgedPage;
  substance: Substance;
  /** That was measured: of the page, or of the page with its works. */
  text: SketchedText;
  reasons: readonly Reason[];
}

type KeptJudgement = Judgement & { id: string; content: SiteContent };

/** Texts of one title: the first and the one that passes. */
const MOST_KEPT = 4;

/** What was judged in a transaction, until that makes another page known: a text that is tried and then saved is judged once. */
export function keepJudgements() {
  const kept = new WeakMap<Database, KeptJudgement[]>();
  return {
    /** Of that page, whichever row it was judged as. */
    find: (db: Database, page: JudgedPage) => kept.get(db)?.find((known) => isDeepStrictEqual(known.page, page)),

    keep(db: Database, judgement: KeptJudgement): void {
      if (db.isTransaction) kept.set(db, [judgement, ...(kept.get(db) ?? [])].slice(0, MOST_KEPT));
    },

    forget: (db: Database): boolean => kept.delete(db),
  };
}
