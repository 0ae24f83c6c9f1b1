import { type ExpressionBuilder, sql } from "kysely";
import { generatedPagePath } from "#domain/page/generated-page";
import { RULES, type RuleId } from "#domain/page/reason";
import type { Database } from "../../database/database";
import type { Tables } from "../../database/tables";
import { readReasons } from "../../publishing/held-page";
import { isLive } from "../page-row";

/** The first reason of what is stored: rules are asked in their order, the one that weighs most first. */
const begins = (rule: RuleId) => `[{"rule":"${rule}"%`;

const heldPages = (db: Database) => db.selectFrom("pages").where("status", "=", "held").where(isLive);

/** How many are held by each rule, and all of them. */
export async function countHeldPages(db: Database): Promise<{ counts: Partial<Record<RuleId, number>>; all: number }> {
  const count = ({ fn, case: when, lit }: ExpressionBuilder<Tables, "pages">, rule: RuleId) =>
    fn.sum<number | string | null>(when().when("held", "like", begins(rule)).then(lit(1)).else(lit(0)).end());
  const row = await heldPages(db)
    .select((eb) => [sql<number | string>`count(*)`.as("all"), ...RULES.map((rule) => count(eb, rule).as(rule))])
    .executeTakeFirstOrThrow();
  const found = RULES.map((rule) => [rule, Number((row as Partial<Record<RuleId, number | string | null>>)[rule] ?? 0)] as const);
  return { counts: Object.fromEntries(found.filter(([, many]) => many > 0)), all: Number(row.all) };
}

/**
 * Of one rule, or of all, the newest first, as lists of pages to mend have them: each with all that stands against it, by
 * the first of which it is counted, and with those that answer the same.
 */
export async function listHeldPages(db: Database, rule: RuleId | undefined, limit: number, offset: number) {
  const held = rule === undefined ? heldPages(db) : heldPages(db).where("held", "like", begins(rule));
  const columns = held.select(["id", "title", "slug", "version", "held"]);
  const rows = await columns.orderBy("created_at", "desc").orderBy("seq", "desc").limit(limit).offset(offset).execute();
  return rows.map(({ id, title, slug, version, held }) => {
    const reasons = readReasons(held) ?? [];
    const rule: RuleId = reasons[0]?.rule ?? "whole";
    const pages = reasons.flatMap((reason) => reason.pages ?? []);
    return { id, pageId: id, title, path: generatedPagePath(slug), version, rule, reasons, detail: { pages } };
  });
}
