import type { Kysely } from "kysely";
import type { Reason } from "#domain/page/reason";
import type { JudgedPage } from "#domain/publishing/judged-page";
import type { Substance } from "#domain/publishing/substance/substance";
import type { SiteContent } from "../content/site-content";
import type { Tables } from "../database/tables";
import type { SketchedText } from "./read-once";

export interface Judgement {
  page: JudgedPage;
  substance: Substance;
  /** That was measured: of the page, or of the page with its works. */
  text: SketchedText;
  reasons: readonly Reason[];
}

interface KeptJudgement extends Judgement {
  id: string;
  content: SiteContent;
}

/** Texts of one title: the first and the one that passes. */
const MOST_KEPT = 4;

/** What was judged in a transaction, until that makes another page known: a text that is tried and then saved is judged once. */
export function keepJudgements() {
  const kept = new WeakMap<Kysely<Tables>, KeptJudgement[]>();
  const find = (db: Kysely<Tables>, page: JudgedPage) => kept.get(db)?.find((known) => isSamePage(known.page, page));
  return {
    find(db: Kysely<Tables>, id: string, page: JudgedPage, content: SiteContent): Judgement | undefined {
      const known = find(db, page);
      return known?.id === id && known.content === content ? known : undefined;
    },

    keep(db: Kysely<Tables>, judgement: KeptJudgement): void {
      if (db.isTransaction) kept.set(db, [judgement, ...(kept.get(db) ?? [])].slice(0, MOST_KEPT));
    },

    /** The object that was read already, where the page is one of those. */
    findText: (db: Kysely<Tables>, page: JudgedPage): SketchedText | undefined => find(db, page)?.text,

    forget: (db: Kysely<Tables>): boolean => kept.delete(db),
  };
}

function isSamePage(one: JudgedPage, other: JudgedPage): boolean {
  return (
    one.content === other.content &&
    one.title === other.title &&
    one.lines.length === other.lines.length &&
    one.lines.every(({ text }, index) => text === other.lines[index]?.text) &&
    one.origin === other.origin &&
    one.ownFigures.length === other.ownFigures.length &&
    one.ownFigures.every((figure, index) => figure === other.ownFigures[index])
  );
}
