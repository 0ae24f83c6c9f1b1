import { setTimeout as wait } from "node:timers/promises";
import { describeFrozen, type GatheredFindings, gatherFindings, KINDS_FOR_READERS, kindOf, ORPHAN } from "#domain/audit/audit-finding";
import { findLinkedPages } from "#domain/audit/find-linked-pages";
import type { FollowedPages } from "#domain/audit/judged-pages";
import { listPageFigures } from "#domain/audit/page-figures";
import type { KnownFigures } from "#domain/frozen-figures/known-figures";
import { listHomes, readTitle } from "#domain/knowledge/read-title";
import { generatedPagePath } from "#domain/page/generated-page";
import { MENU_PAGES } from "#domain/page/menu-pages";
import { TEXT_COLUMNS } from "#domain/page/page-fields";
import { toJudgedPage } from "#domain/publishing/judged-page";
import { judgeSubstance, LEAST_WORDS } from "#domain/publishing/rules/judge-substance";
import type { SiteContent } from "../content/site-content";
import type { Database } from "../database/database";
import { readBatches } from "../database/read-batches";
import { takeShortTurns } from "../limits/short-turns";
import { publicPages } from "../pages/page-row";
import type { PageStore } from "../pages/page-store";
import type { Admission } from "../publishing/admission";
import { readAuthoredMarks } from "../publishing/authored-marks";
import { listAuthoredTexts } from "../publishing/authored-texts";
import { readAllowance } from "../publishing/held-page";
import { measureSubstance } from "../publishing/measure-substance";
import type { PublishingRules } from "../publishing/publishing-rules";
import { rememberPages } from "../publishing/remember-pages";

export interface AuditParts {
  db: Database;
  pages: Pick<PageStore, "listNewestPages">;
  rules: PublishingRules;
  admission: Admission;
  content: SiteContent;
  known: KnownFigures;
  stopping: AbortSignal;
  /** What need not be asked, and what has been. */
  judged: Pick<FollowedPages, "isInOrder" | "note">;
  /** Hears often how many pages have been read. */
  onRead(count: number): Promise<void>;
}

/** Pauses between turns: in the background it takes no more than half of a core. */
const REST_MS = 4;

/**
 * Asks every public page what it would be asked on its way to the public, unless nothing can have changed of the answer, and
 * who leads to it; undefined when stopped.
 */
export async function auditPages(parts: AuditParts): Promise<GatheredFindings | undefined> {
  const { db, admission, stopping, judged, onRead } = parts;
  const { facts } = parts.content;
  const findings = gatherFindings();
  const linked = new Set((await parts.pages.listNewestPages(MENU_PAGES)).map(({ slug }) => slug));
  const turns = takeShortTurns();
  const takeTurn = async () => {
    if (!turns.isOver()) return;
    await wait(REST_MS);
    await turns.next();
  };
  let read = 0;

  // Others are measured against what is remembered of each.
  await rememberPages(db, admission, stopping);
  for (const text of listAuthoredTexts(parts.content)) {
    if (stopping.aborted) return undefined;
    for (const slug of findLinkedPages(text.read())) linked.add(slug);
    await auditAuthored(parts, text, findings);
    await onRead(++read);
    await takeTurn();
  }
  for await (const page of readPublicPages(db)) {
    if (stopping.aborted) return undefined;
    for (const slug of findLinkedPages(page.content)) if (slug !== page.slug) linked.add(slug);
    const isInOrder = judged.isInOrder({ number: page.seq, changedAt: new Date(page.updated_at) });
    judged.note(page.seq, !isInOrder && (await auditPage(parts, page, findings)));
    await onRead(++read);
    await takeTurn();
  }
  for await (const { id, slug, title, version, is_indexed } of readPageNames(db)) {
    if (is_indexed === 1 && !linked.has(slug) && listHomes(readTitle(title, facts.knowledge, facts.places)).length === 0)
      findings.add({ kind: "orphan", path: generatedPagePath(slug), title, pageId: id, version, detail: ORPHAN });
  }
  return stopping.aborted ? undefined : findings;
}

/** Whether something is found; what an administrator let go past a rule is not found by it. */
async function auditPage({ db, rules, known }: AuditParts, page: PublicPage, findings: GatheredFindings): Promise<boolean> {
  const { id, version, title } = page;
  const allowed = readAllowance(page.allowed)?.rules ?? [];
  const found = { path: generatedPagePath(page.slug), title, pageId: id, version };
  let hasFindings = false;
  for (const reason of await rules.judge(db, id, toJudgedPage(page))) {
    const kind = kindOf(reason);
    const isForReaders = KINDS_FOR_READERS.includes(kind);
    if (allowed.includes(reason.rule) || (page.is_indexed === 0 && !isForReaders)) continue;
    const { rule: _, ...detail } = reason;
    findings.add({ ...found, kind, detail });
    hasFindings = true;
  }
  const figures = listPageFigures(page, known);
  if (figures.length > 0) findings.add({ ...found, kind: "frozen", detail: describeFrozen(figures) });
  return hasFindings || figures.length > 0;
}

/** A page that comes with the site is as long as its matter asks; it only must not say what another says. */
async function auditAuthored(
  { db, content }: AuditParts,
  { path, title, read }: ReturnType<typeof listAuthoredTexts>[number],
  findings: GatheredFindings,
): Promise<void> {
  const { closest } = await measureSubstance(db, await readAuthoredMarks(content), { content: read() }, path);
  for (const { rule: _, ...detail } of judgeSubstance({ words: LEAST_WORDS, ownRuns: 1, ownSentences: 1, closest }))
    findings.add({ kind: "substance", path, title, detail });
}

/** Rows with their texts read at a time: SQLite lets nothing else happen meanwhile, and each may have 200,000 signs. */
const ROWS = 5;
/** Without them. */
const NAMES = 1000;

type PublicPage = ReturnType<typeof readPublicPages> extends AsyncGenerator<infer Page> ? Page : never;

async function* readPublicPages(db: Database) {
  const columns = ["seq", "id", "origin", "version", "allowed", "is_indexed", "updated_at", ...TEXT_COLUMNS] as const;
  const pages = publicPages(db).select(columns).orderBy("seq").limit(ROWS);
  for await (const rows of readBatches(ROWS, (after) => pages.where("seq", ">", after).execute())) yield* rows;
}

async function* readPageNames(db: Database) {
  const names = publicPages(db).select(["seq", "id", "slug", "title", "version", "is_indexed"]).orderBy("seq").limit(NAMES);
  for await (const rows of readBatches(NAMES, (after) => names.where("seq", ">", after).execute())) yield* rows;
}
