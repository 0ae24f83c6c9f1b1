import { ActionError, defineAction } from "astro:actions";
import { z } from "astro/zod";
import { presetTitles } from "#content/preset-titles";
import { KEY_REQUIRED } from "#domain/generation/ai/key";
import { MAX_TITLES_PER_RUN } from "#domain/generation/title/titles";
import { findRepeatedTitles } from "#domain/jobs/repeated-titles";
import { GIVEN_TITLES_KINDS, isJobKind, JOB_KINDS, type JobKind, PRESET_KINDS, RUN_KINDS } from "#domain/jobs/run-kind";
import { toSlug } from "#domain/page/slug";
import { estimateNextAiRun } from "#server/ai/estimate-next-run";
import { listJobHistory } from "#server/jobs/job-history";
import { findJobProgress } from "#server/jobs/job-progress";
import { services } from "#server/services";
import { creativity, pageDescription, pageStatus, pageTitles } from "./fields";
import { getAdministrator } from "./session-guard";

const HISTORY_PAGE_SIZE = 10;
const LAST_PAGE = 100_000;

/** The presets are the server's own; every other kind brings its titles. */
const kindAndTitles = z.discriminatedUnion("kind", [
  z.object({ kind: z.enum(PRESET_KINDS) }),
  z.object({ kind: z.enum(GIVEN_TITLES_KINDS), titles: pageTitles }),
]);

export const runs = {
  /** Titles that already have a page or stand twice in the list, to be pointed out before a run starts. */
  check: defineAction({
    input: kindAndTitles,
    async handler(input, context) {
      getAdministrator(context);
      const titles = titlesOf(input);
      const taken = await services().pages.findTakenSlugs(titles.map(toSlug));
      return {
        total: titles.length,
        existing: titles.filter((title) => taken.has(toSlug(title))),
        repeated: findRepeatedTitles(titles),
      };
    },
  }),

  /** About what an AI run of so many titles costs in tokens and seconds. */
  estimate: defineAction({
    input: z.object({ count: z.number().int().min(1).max(MAX_TITLES_PER_RUN), description: pageDescription }),
    async handler({ count, description }, context) {
      getAdministrator(context);
      const { aiWriter, jobs, settings } = services();
      return { ...(await estimateNextAiRun(jobs, { count, description, hasPauses: settings.pace === "default" })), model: aiWriter.model };
    },
  }),

  start: defineAction({
    input: kindAndTitles.and(
      z.object({ description: pageDescription, creativity, existing: z.enum(["skip", "keep-both"]).default("skip"), status: pageStatus }),
    ),
    async handler({ description, creativity, existing, status, ...input }, context) {
      const administrator = getAdministrator(context);
      const { jobs, jobRunner, activities } = services();
      await checkAiKey(input.kind);
      const { job, isNew } = await jobs.startJob({
        kind: input.kind,
        titles: titlesOf(input),
        options: { description, creativity, existing, status },
        createdBy: administrator.email,
      });
      jobRunner.wake();
      if (isNew) await activities.record({ actor: administrator.email, action: "run.started", subject: input.kind, subjectId: job.id });
      return { jobId: job.id, isNew };
    },
  }),

  /** The run of a kind that is under way, else the last one. */
  findLatest: defineAction({
    input: z.object({ kind: z.enum(JOB_KINDS) }),
    async handler({ kind }, context) {
      getAdministrator(context);
      const { jobs } = services();
      const job = await jobs.findLatestJob(kind);
      return job ? await findJobProgress(jobs, job.id, 0) : undefined;
    },
  }),

  /** A new run of the titles that failed in a finished one, as that one was started. */
  retryFailed: defineAction({
    input: z.object({ jobId: z.string().max(64) }),
    async handler({ jobId }, context) {
      const administrator = getAdministrator(context);
      const { jobs, jobRunner, activities } = services();
      const before = await jobs.findJob(jobId);
      const failed = (await jobs.listItems(jobId)).filter(({ status }) => status === "failed");
      if (!before || failed.length === 0) throw new ActionError({ code: "NOT_FOUND", message: "Nenhum título desta execução falhou." });
      if (!isJobKind(before.kind))
        throw new ActionError({ code: "CONFLICT", message: "Esta versão do site não conhece este tipo de criação." });
      await checkAiKey(before.kind);
      const { job, isNew } = await jobs.startJob({
        kind: before.kind,
        titles: failed.map(({ title }) => title),
        options: { ...before.options, retryOf: jobId },
        createdBy: administrator.email,
      });
      jobRunner.wake();
      if (isNew) await activities.record({ actor: administrator.email, action: "run.retried", subject: job.kind, subjectId: job.id });
      return { jobId: job.id, isNew, kind: job.kind };
    },
  }),

  /** Runs of every kind, the newest first. */
  listHistory: defineAction({
    input: z.object({ page: z.number().int().min(1).max(LAST_PAGE).default(1) }),
    async handler({ page }, context) {
      getAdministrator(context);
      const { runs, total } = await listJobHistory(services().connection.db, HISTORY_PAGE_SIZE, (page - 1) * HISTORY_PAGE_SIZE);
      return { runs, total, pageSize: HISTORY_PAGE_SIZE };
    },
  }),

  /** One run with all its results. */
  find: defineAction({
    input: z.object({ jobId: z.string().max(64) }),
    async handler({ jobId }, context) {
      getAdministrator(context);
      const progress = await findJobProgress(services().jobs, jobId, 0);
      if (!progress) throw new ActionError({ code: "NOT_FOUND", message: "Esta execução não existe." });
      return progress;
    },
  }),

  cancel: defineAction({
    input: z.object({ jobId: z.string().max(64) }),
    async handler({ jobId }, context) {
      const administrator = getAdministrator(context);
      const { jobs, jobEvents, activities } = services();
      const requested = await jobs.requestCancel(jobId);
      if (!requested) throw new ActionError({ code: "NOT_FOUND", message: "Esta execução já terminou." });
      jobEvents.notify(jobId);
      const job = await jobs.findJob(jobId);
      await activities.record({ actor: administrator.email, action: "run.cancelled", subject: job?.kind ?? jobId, subjectId: jobId });
    },
  }),
};

/** @throws {ActionError} `PRECONDITION_FAILED` when the kind needs a key of the AI provider and none can be read. */
async function checkAiKey(kind: JobKind): Promise<void> {
  if (!RUN_KINDS[kind].needsKey) return;
  if ((await services().aiKeys.findKey()) === undefined) throw new ActionError({ code: "PRECONDITION_FAILED", message: KEY_REQUIRED });
}

function titlesOf(input: z.output<typeof kindAndTitles>): readonly string[] {
  return "titles" in input ? input.titles : presetTitles;
}
