import { generatedPagePath } from "#domain/page/generated-page";
import type { Allowance, Reason } from "#domain/page/reason";
import type { ShownFields } from "#domain/page/shown-fields";
import { toJudgedPage } from "#domain/publishing/judged-page";
import type { Database } from "../database/database";
import type { Transaction } from "../database/tables";
import type { PageRow } from "../database/tables/pages";
import { type KeptAllowance, readAllowance } from "./held-page";
import type { PublishingRules } from "./publishing-rules";
import { NOBODY } from "./transaction-judgements";

// The one place for where is asked what may go public; the rules are in domain/publishing/rules (decision 034).

export type Admitted = Pick<PageRow, "status" | "held" | "allowed">;

export type Admission = ReturnType<typeof createAdmission>;

type AdmissionRules = Pick<PublishingRules, "judge" | "remember" | "forget"> & Partial<Pick<PublishingRules, "judgeAll">>;

/** The one way to the public. @param fields those of pages, unless rows have others */
export function createAdmission({ judge, judgeAll = judgeEach(judge), remember, forget }: AdmissionRules, fields?: ShownFields) {
  const read = (row: PageRow) => toJudgedPage(row, fields);

  async function ask(transaction: Transaction, row: PageRow, given: Allowance | undefined, id: string): Promise<Admitted> {
    if (row.status !== "public") return { status: "draft", held: null, allowed: row.allowed };
    const page = read(row);
    const reasons = await judge(transaction, id, page);
    const allowed = allow(reasons, readAllowance(row.allowed), given);
    if (reasons.length > 0 && !allowed) return hold(reasons);
    await remember(transaction, row.id, page);
    return { status: "public", held: null, allowed: allowed ? JSON.stringify(allowed) : null };
  }

  return {
    /** In which state a row is to be written that asks to be public, or no longer to be. */
    admit: (transaction: Transaction, row: PageRow, given?: Allowance) => ask(transaction, row, given, row.id),
    /** The same of a row that is not there yet. */
    admitNew: (transaction: Transaction, row: PageRow, given?: Allowance) => ask(transaction, row, given, NOBODY),
    /**
     * The same of many rows that are not there yet, before the transaction that writes them, for which nobody is to wait so
     * long; what goes public between the two is not compared with them. They are remembered after it (`rememberNext`).
     */
    async admitAll(db: Database, rows: readonly PageRow[]): Promise<Admitted[]> {
      const asked = rows.filter(({ status }) => status === "public");
      const pages = asked.map((row) => ({ path: generatedPagePath(row.slug), page: read(row) }));
      const reasons = new Map((await judgeAll(db, pages)).map((found, index) => [asked[index], found]));
      return rows.map((row): Admitted => {
        const found = reasons.get(row);
        if (!found) return { status: "draft", held: null, allowed: null };
        return found.length > 0 ? hold(found) : { status: "public", held: null, allowed: null };
      });
    },
    /** For a row that is to wait for its moment: held back at once when it may not go public as it is now. */
    async examine(transaction: Transaction, row: PageRow): Promise<Admitted> {
      const reasons = await judge(transaction, row.id, read(row));
      const mayPass = reasons.length === 0 || allow(reasons, readAllowance(row.allowed), undefined) !== undefined;
      return mayPass ? { status: "draft", held: null, allowed: row.allowed } : hold(reasons);
    },
    /** For a row that stays in its state, and is not asked again: one back from the trash, or stored otherwise that reads as before. */
    async keep(transaction: Transaction, row: PageRow): Promise<Admitted> {
      if (row.status === "public") await remember(transaction, row.id, read(row));
      return { status: row.status, held: row.held, allowed: row.allowed };
    },
    forget,
  };
}

/** Where nothing is known of the others that are to be written. */
function judgeEach(judge: PublishingRules["judge"]): PublishingRules["judgeAll"] {
  return async (db, pages) => await Promise.all(pages.map(({ page }) => judge(db, NOBODY, page)));
}

export function hold(reasons: readonly Reason[]): Admitted {
  return { status: "held", held: JSON.stringify(reasons), allowed: null };
}

/** What an administrator said once holds for the same reasons again. */
function allow(reasons: readonly Reason[], kept: KeptAllowance | undefined, given: Allowance | undefined): KeptAllowance | undefined {
  const rules = [...new Set(reasons.map(({ rule }) => rule))];
  if (rules.length === 0) return undefined;
  const isMeant = rules.every((rule) => given?.rules?.includes(rule) ?? true);
  if (given) return isMeant ? { ...given, rules } : undefined;
  return kept && rules.every((rule) => kept.rules.includes(rule)) ? kept : undefined;
}
