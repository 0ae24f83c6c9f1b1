import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import {
  AUDIT_KINDS,
  type AuditFinding,
  type AuditKind,
  type FindingDetail,
  KINDS_FOR_READERS,
  type KindCounts,
} from "#domain/audit/audit-finding";
import type { Database } from "../database/database";
import { isLive } from "../pages/page-row";

/** Rows written together. */
const INSERT_BATCH = 50;

/** A finding as the panel lists it. */
export type ListedFinding = AuditFinding & { id: string };

/** What an audit found takes the place of what the one before found. */
export async function replaceFindings(db: Database, findings: readonly AuditFinding[]): Promise<void> {
  const found_at = new Date().toISOString();
  const rows = findings.map(({ kind, path, title, pageId, version, detail }) => ({
    id: randomUUID(),
    kind,
    path,
    page_id: pageId ?? null,
    page_version: version ?? null,
    title,
    detail: JSON.stringify(detail),
    found_at,
  }));
  await db.transaction().execute(async (transaction) => {
    await transaction.deleteFrom("audit_findings").execute();
    const insert = transaction.insertInto("audit_findings");
    for (let from = 0; from < rows.length; from += INSERT_BATCH) await insert.values(rows.slice(from, from + INSERT_BATCH)).execute();
  });
}

/** What is still to be mended: a page that was edited, taken off or left out of search engines since is, as far as that goes. */
function openFindings(db: Database) {
  return db
    .selectFrom("audit_findings")
    .leftJoin("pages", "pages.id", "audit_findings.page_id")
    .where("kind", "in", [...AUDIT_KINDS])
    .where((eb) =>
      eb.or([
        eb("page_id", "is", null),
        eb.and([
          eb("status", "=", "public"),
          isLive,
          eb("version", "=", eb.ref("page_version")),
          eb.or([eb("is_indexed", "=", 1), eb("kind", "in", KINDS_FOR_READERS)]),
        ]),
      ]),
    );
}

/** By their kinds, and all of them. */
export async function countFindings(db: Database): Promise<{ counts: KindCounts; all: number }> {
  const count = sql<number>`count(*)`.as("count");
  const rows = await openFindings(db).select(["kind", count]).groupBy("kind").execute();
  return {
    counts: Object.fromEntries(rows.map(({ kind, count }) => [kind, count])),
    all: rows.reduce((sum, { count }) => sum + count, 0),
  };
}

/** Of one kind, or of all, by the names of their pages. */
export async function listFindings(db: Database, kind: AuditKind | undefined, limit: number, offset: number): Promise<ListedFinding[]> {
  const found = openFindings(db).where((eb) => eb.and({ kind }));
  const named = found.select(["audit_findings.id", "kind", "path", "page_id", "page_version", "audit_findings.title", "detail"]);
  const rows = await named.orderBy("path").orderBy("kind").orderBy("audit_findings.id").limit(limit).offset(offset).execute();
  return rows.map(({ page_id, page_version, detail, ...row }) => ({
    ...row,
    ...(page_id !== null && { pageId: page_id }),
    ...(page_version !== null && { version: page_version }),
    detail: JSON.parse(detail) as FindingDetail,
  }));
}
