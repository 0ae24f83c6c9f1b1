import type { FactTexts } from "#domain/facts/fact-names";
import { describeText } from "#domain/generation/describe-text";
import { listFigures } from "#domain/generation/local/instructions";
import { findRunPages, type Job } from "#domain/jobs/job";
import { JOB_KINDS, RUN_KINDS } from "#domain/jobs/run-kind";
import { toColumns } from "#domain/page/page-fields";
import { ruleOf } from "#domain/page/reason";
import { toJudgedPage } from "#domain/publishing/judged-page";
import { type ActivityLog, SITE_ACTOR } from "../activities/activity-log";
import type { AiWriter, JudgeAnswer } from "../ai/ai-writer";
import { PATIENT } from "../ai/retry-policy";
import type { Database } from "../database/database";
import type { Storage } from "../database/open-storage";
import type { Log } from "../log/log";
import { fillTexts } from "../pages/page-intents";
import type { PageServices } from "../pages/page-services";
import type { LocalPages } from "../publishing/local-pages";
import type { PublishingRules } from "../publishing/publishing-rules";
import { NOBODY } from "../publishing/transaction-judgements";
import type { Settings } from "../settings/settings";
import type { Lifetime } from "../upkeep/lifetime";
import { endUnknownRuns, forgetOldRuns } from "./job-history";
import { createJobLeases } from "./job-lease";
import { createJobEvents } from "./job-progress";
import { createJobRunner, type RunWriters, type WritePage } from "./job-runner";
import { createJobStore } from "./job-store";
import type { ItemDraft } from "./save-items";

/** How long a run of a kind that this release does not know is left to a newer process that may be beside this one. */
const NEWER_PROCESS_MS = 3_600_000;

interface RunServicesParts extends Pick<PageServices, "pageWriter" | "changeAnnouncer"> {
  storage: Storage;
  settings: Settings;
  life: Lifetime;
  log: Log;
  aiWriter: AiWriter;
  activities: ActivityLog;
  readTexts: () => FactTexts;
  localPages: LocalPages;
  publishingRules: Pick<PublishingRules, "judge">;
}

/** What works on bulk runs; it is woken by whoever has work for it. */
export async function createRunServices(parts: RunServicesParts) {
  const { connection, isShared } = parts.storage;
  const jobs = createJobStore(connection.db);
  const jobEvents = createJobEvents();
  const leases = createJobLeases(connection.db, connection.clientName);
  // Those of a process that ended without giving them back.
  if (!isShared) await leases.clearLeases();
  const runnerParts = {
    connection,
    jobs,
    leases,
    events: jobEvents,
    pageWriter: parts.pageWriter,
    writers: createRunWriters(parts),
    hasPauses: parts.settings.pace === "default",
    onError: (error: unknown) => parts.log.error({ err: error }, "bulk run"),
    onFinish: parts.changeAnnouncer.flush,
    onPause: ({ id, kind }: Job) => parts.activities.record({ actor: SITE_ACTOR, action: "run.paused", subject: kind, subjectId: id }),
  };
  // Those of an AI provider may take hours, so the others go on beside them.
  const runners = [false, true].map((needsKey) =>
    createJobRunner({ ...runnerParts, kinds: JOB_KINDS.filter((kind) => RUN_KINDS[kind].needsKey === needsKey) }),
  );
  const jobRunner = parts.life.keep({
    wake(): void {
      for (const runner of runners) runner.wake();
    },
    stop: () => Promise.all(runners.map((runner) => runner.stop())),
  });
  parts.life.eachDay(async () => {
    const ended = await endUnknownRuns(connection.db, { idleMs: isShared ? NEWER_PROCESS_MS : 0 });
    if (ended > 0) parts.log.warn({ ended }, "runs of another release were ended");
  });
  parts.life.eachDay(() => forgetOldRuns(connection.db));
  return { jobs, jobEvents, jobRunner };
}

/** What writes the titles of each kind of run. */
function createRunWriters(parts: RunServicesParts): RunWriters {
  const locally = {
    async getReady() {
      const write = await parts.localPages.getReady();
      return async (title: string, { options: { instructions, creativity } }: Job, db: Database): Promise<ItemDraft> => {
        const { html, description, ownFigures } = await write({ title, instructions, creativity }, db);
        return { title, description, content: html, origin: "local", ownFigures };
      };
    },
  };
  return { "bulk-presets": locally, "local-batch": locally, "ai-batch": writeByAi(parts) };
}

/** Writes the titles of an AI run; what the rules hold back is asked to be mended. */
function writeByAi({ aiWriter, readTexts, storage, publishingRules }: RunServicesParts): WritePage {
  return async (title, { options }, context) => {
    const { instructions, creativity } = options;
    const toDraft = (html: string): ItemDraft => ({
      title,
      description: describeText(title, html, readTexts()),
      content: html,
      origin: "ai",
      ownFigures: listFigures(instructions),
    });
    /** As the admission will ask it, with nobody's page saved yet. */
    const judge: JudgeAnswer = async (html) => {
      const page = toJudgedPage({ ...toColumns(fillTexts(toDraft(html))), origin: "ai" });
      const reasons = await publishingRules.judge(storage.connection.db, NOBODY, page);
      return reasons.every(({ rule }) => ruleOf(rule).isOfText) ? reasons : [];
    };
    const { html } = await aiWriter.write(
      { title, instructions, creativity },
      // A draft is asked by nobody.
      { ...context, ...(findRunPages(options) !== "draft" && { judge }), patience: PATIENT },
    );
    return toDraft(html);
  };
}
