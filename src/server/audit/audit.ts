import { z } from "zod";
import { isAuditDue } from "#domain/audit/audit-calendar";
import { AUDIT_KINDS } from "#domain/audit/audit-finding";
import { followJudged, type JudgedPages } from "#domain/audit/judged-pages";
import type { Business } from "#domain/facts/business";
import type { SiteContent } from "../content/site-content";
import { isLockTaken, withFreeLock } from "../database/dialect";
import { defineKept } from "../database/kept-values";
import type { Log } from "../log/log";
import type { OwnerValues } from "../owner-values/owner-values";
import { countLivePages } from "../pages/lists/page-blocks";
import { listAuthoredTexts } from "../publishing/authored-texts";
import { nameRulesHere } from "../publishing/publishing-rules";
import type { Lifetime } from "../upkeep/lifetime";
import { replaceFindings } from "./audit-findings";
import { type AuditParts, auditPages } from "./audit-pages";
import { readRegisterFigures } from "./register-figures";

const LOCK = "audit";
/** How far it is is written down no more often. */
const TELL_EVERY_MS = 1000;
/** And for one that goes on after a stop. */
const KEEP_EVERY_MS = 20_000;

interface AuditServiceParts extends Pick<AuditParts, "db" | "pages" | "rules" | "admission"> {
  readContent: () => SiteContent;
  /** As the files have it. */
  written: Business;
  ownerValues: Pick<OwnerValues, "listRevisionsUnder">;
  log: Pick<Log, "error" | "info">;
}

export type Audit = ReturnType<typeof startAudit>;

/** A start has other things to do first; processes that start together do not look together. */
const FIRST_LOOK_MS = 3 * 60_000;
const SPREAD_MS = 2 * 60_000;
const LOOK_EVERY_MS = 10 * 60_000;

/**
 * The publishing rules over all public pages: whenever it is time, in the background, one process at a time, going on where a
 * stop cut it off. What has not changed since one found nothing of it is not asked again, as long as rules, register and texts
 * are the same.
 */
export function startAudit(life: Lifetime, parts: AuditServiceParts) {
  const { db, pages, rules, admission, readContent, written, ownerValues, log } = parts;
  const { stopping } = life;
  const readFigures = () => readRegisterFigures(readContent().business, written, ownerValues);
  let underWay: Promise<void> | undefined;

  async function runWhole(): Promise<void> {
    const content = readContent();
    const { known, former } = await readFigures();
    const begunAt = new Date();
    const total = (await countLivePages(db, { status: "public" })) + listAuthoredTexts(content).length;
    const judged = followJudged(await nameRulesHere(content, former), begunAt, await state.judged.read(db));
    let [told, kept] = [0, performance.now()];
    const tell = async (read: number) => {
      if (performance.now() - told < TELL_EVERY_MS) return;
      told = performance.now();
      await state.current.keep(db, { begunAt, read, total: Math.max(read, total) });
      if (told - kept > KEEP_EVERY_MS) await keepPart();
    };
    const keepPart = async () => {
      kept = performance.now();
      const part = judged.readPart();
      if (part) await state.judged.keep(db, part);
    };
    await tell(0);
    const findings = await auditPages({ db, pages, rules, admission, content, known, stopping, judged, onRead: tell });
    if (!findings) return await keepPart();
    await replaceFindings(db, findings.list());
    await state.judged.keep(db, judged.readWhole());
    const doneAt = new Date();
    await state.last.keep(db, { begunAt, doneAt, pages: total, counts: findings.counts });
    await state.current.forget(db);
    log.info({ pages: total, findings: findings.counts, ms: doneAt.getTime() - begunAt.getTime() }, "audit done");
  }

  async function runAlone(isWanted: () => Promise<boolean>): Promise<void> {
    try {
      await withFreeLock(db, LOCK, async () => {
        if (await isWanted()) await runWhole();
      });
    } catch (error) {
      if (stopping.aborted) return;
      log.error({ err: error }, "audit");
      await state.current.forget(db).catch(() => {});
    } finally {
      underWay = undefined;
    }
  }

  async function isDue(): Promise<boolean> {
    const [current, last] = await Promise.all([state.current.read(db), state.last.read(db)]);
    return isAuditDue(new Date(), { begunAt: current?.begunAt, doneAt: last?.doneAt });
  }

  /** Audits when it is time, and when a stop of the site cut one off. */
  async function runIfDue(): Promise<void> {
    if (underWay || stopping.aborted || !(await isDue())) return;
    underWay ??= runAlone(isDue);
    await underWay;
  }

  const look = () => void runIfDue().catch((error: unknown) => log.error({ err: error }, "audit by itself"));
  const timers = [setTimeout(look, FIRST_LOOK_MS + Math.random() * SPREAD_MS), setInterval(look, LOOK_EVERY_MS)];
  for (const timer of timers) timer.unref();

  return life.keep({
    readFigures,

    /** How far it is, and what the last one found. */
    async read() {
      const isRunning = underWay !== undefined || (await isLockTaken(db, LOCK));
      const [current, last] = await Promise.all([state.current.read(db), state.last.read(db)]);
      return { isRunning, ...(isRunning && current && { progress: { read: current.read, total: current.total } }), last };
    },

    /** Begins one, unless one is under way; gives whether it did. It goes on by itself. */
    begin(): boolean {
      if (underWay || stopping.aborted) return false;
      underWay = runAlone(async () => true);
      return true;
    },

    /** Waits for what is under way, which ends by itself when the site stops. */
    async stop(): Promise<void> {
      timers.forEach(clearTimeout);
      await underWay;
    },
  });
}

const count = z.number().int().min(0);
const moment = z.coerce.date();

/** What processes tell one another of audits. */
const state = {
  /** How far the one is that is under way, or was when its process ended. */
  current: defineKept("audit.current", z.object({ begunAt: moment, read: count, total: count })),
  /** What came of the last whole one. */
  last: defineKept(
    "audit.last",
    z.object({ begunAt: moment, doneAt: moment, pages: count, counts: z.partialRecord(z.enum(AUDIT_KINDS), count) }),
  ),
  /** What need not be asked again, be it of a whole audit or of one that was cut off. */
  judged: defineKept<JudgedPages>("audit.judged", z.object({ key: z.string(), since: moment, upTo: count, found: z.array(count) })),
};
