import { z } from "astro/zod";
import { presetTitles } from "#content/preset-titles";
import { findRepeatedTitles } from "#domain/jobs/repeated-titles";
import { GIVEN_TITLES_KINDS, isJobKind, JOB_KINDS, type JobKind, PRESET_KINDS, RUN_KINDS } from "#domain/jobs/run-kind";
import { MAX_TITLES_PER_RUN } from "#domain/page/titles";
import { toSlug } from "#domain/text/slug";
import { AiFailure } from "#server/ai/ai-failure";
import type { Once } from "#server/calls/done-calls";
import { estimateNextAiRun, listJobHistory, listRunPages } from "#server/jobs/job-history";
import { findJobProgress } from "#server/jobs/job-progress";
import type { NewJob } from "#server/jobs/job-store";
import { requireQuotable } from "#server/pages/page-problem";
import type { Services } from "#server/services";
import { type Call, defineCall, defineKeyedCall } from "../call/define-call";
import { getFound, refuse } from "../call/refusals";
import { creativity, instructions, pageNumber, pageStatus, pageTitles, rhythm } from "../fields";

/** Titles that are foreseen by one call: few enough that the list fills while it is looked at. */
const FORECAST_AT_ONCE = 10;
const HISTORY_PAGE_SIZE = 10;
const ENDED = "Esta execução já terminou.";

/** The presets are the server's own; every other kind brings its titles. */
const kindAndTitles = z.discriminatedUnion("kind", [
  z.object({ kind: z.enum(PRESET_KINDS) }),
  z.object({ kind: z.enum(GIVEN_TITLES_KINDS), titles: pageTitles }),
]);

export const runs = {
  /** Titles that already have a page or stand twice in the list, to be pointed out before a run starts. */
  check: defineCall(kindAndTitles, async (input, { services }) => {
    const titles = titlesOf(input);
    const taken = await services.pages.findTakenSlugs(titles.map(toSlug));
    return { total: titles.length, existing: titles.filter((title) => taken.has(toSlug(title))), repeated: findRepeatedTitles(titles) };
  }),

  /** Why the page of each title would be held back, as the site is now and with those before it; of some titles of the list at once. */
  forecast: defineCall(
    {
      kind: z.enum(JOB_KINDS),
      titles: pageTitles,
      instructions,
      creativity,
      from: z.number().int().min(0).max(MAX_TITLES_PER_RUN).default(0),
    },
    ({ kind, from, ...list }, { services: { forecasts } }) =>
      forecasts.read({ ...list, isByAi: RUN_KINDS[kind].needsKey }, from, FORECAST_AT_ONCE),
  ),

  /** About what an AI run of so many titles costs in tokens and seconds. */
  estimate: defineCall(
    { count: z.number().int().min(1).max(MAX_TITLES_PER_RUN), instructions },
    async ({ count, instructions }, { services: { aiWriter, content, jobs, settings } }) => {
      return {
        ...(await estimateNextAiRun(jobs, { facts: content.current.facts, count, instructions, hasPauses: settings.pace === "default" })),
        model: aiWriter.readProvider().model,
      };
    },
  ),

  start: defineKeyedCall(
    kindAndTitles.and(
      z.object({
        instructions,
        creativity,
        existing: z.enum(["skip", "keep-both", "rewrite"]).default("skip"),
        status: pageStatus,
        rhythm,
      }),
    ),
    async ({ instructions, creativity, existing, status, rhythm, ...input }, call) => {
      requireQuotable(instructions, call.services.isFact);
      const options = { instructions, creativity, existing, status, rhythm };
      return await startRun({ kind: input.kind, titles: titlesOf(input), options }, "run.started", call);
    },
  ),

  /** The run of a kind that is under way, else the last one. */
  findLatest: defineCall({ kind: z.enum(JOB_KINDS) }, async ({ kind }, { services: { jobs } }) => {
    const job = await jobs.findLatestJob(kind);
    return job ? await findJobProgress(jobs, job.id, 0) : undefined;
  }),

  /** A new run of the titles that failed in a finished one, as that one was started; the one that has tried them already, if there is. */
  retryFailed: defineKeyedCall({ jobId: z.string().max(64) }, async ({ jobId }, call) => {
    const { jobs } = call.services;
    const before = await jobs.findJob(jobId);
    const failed = (await jobs.listItems(jobId)).filter(({ status }) => status === "failed");
    if (!before || failed.length === 0) throw refuse("NOT_FOUND", "Nenhum título desta execução falhou.");
    const { kind } = before;
    if (!isJobKind(kind)) throw refuse("CONFLICT", "Esta versão do site não conhece este tipo de criação.");
    const wanted = { kind, titles: failed.map(({ title }) => title), options: { ...before.options, retryOf: jobId } };
    return await startRun(wanted, "run.retried", call);
  }),

  /** Runs of every kind, the newest first. */
  listHistory: defineCall({ page: pageNumber }, async ({ page }, { services }) => {
    const { runs, total } = await listJobHistory(services.connection.db, HISTORY_PAGE_SIZE, (page - 1) * HISTORY_PAGE_SIZE);
    return { runs, total, pageSize: HISTORY_PAGE_SIZE };
  }),

  find: defineCall({ jobId: z.string().max(64) }, async ({ jobId }, { services }) =>
    getFound(await findJobProgress(services.jobs, jobId, 0), "Esta execução não existe."),
  ),

  /** The pages that a run made and that are still there. */
  listPages: defineCall({ jobId: z.string().max(64) }, async ({ jobId }, { services }) => ({
    ids: await listRunPages(services.connection.db, jobId),
  })),

  cancel: defineCall({ jobId: z.string().max(64) }, async ({ jobId }, { services: { jobs, jobEvents }, record }) => {
    getFound(await jobs.requestCancel(jobId), ENDED);
    jobEvents.notify(jobId);
    const job = await jobs.findJob(jobId);
    await record("run.cancelled", { id: jobId, title: job?.kind ?? jobId });
  }),

  /** Lets a paused run go on with the titles that are left; one that goes on already is left to it. */
  resume: defineCall({ jobId: z.string().max(64) }, async ({ jobId }, { services, record }) => {
    const { jobs, jobEvents, jobRunner } = services;
    const job = getFound(await jobs.findJob(jobId), ENDED);
    if (isJobKind(job.kind)) await checkAiKey(job.kind, services);
    if (!(await jobs.resumeJob(jobId))) return void getFound(job.status === "running", ENDED);
    jobRunner.wake();
    jobEvents.notify(jobId);
    await record("run.resumed", { id: jobId, title: job.kind });
  }),
};

async function startRun(
  wanted: Omit<NewJob, "createdBy">,
  action: string,
  { administrator, services, once, record }: Call & { once: Once },
) {
  const { jobs, jobRunner } = services;
  await checkAiKey(wanted.kind, services);
  const { job, isNew } = await jobs.startJob({ ...wanted, createdBy: administrator.email }, once.inside);
  jobRunner.wake();
  if (isNew) await record(action, { id: job.id, title: wanted.kind });
  return { jobId: job.id, isNew, status: job.status };
}

/** @throws {ActionError} `PRECONDITION_FAILED` when the kind needs a key of the AI provider and there is none for it. */
async function checkAiKey(kind: JobKind, { aiWriter }: Services): Promise<void> {
  if (!RUN_KINDS[kind].needsKey) return;
  await aiWriter.getKey().catch((error: unknown) => {
    throw error instanceof AiFailure ? refuse("PRECONDITION_FAILED", error.message) : error;
  });
}

const titlesOf = (input: z.output<typeof kindAndTitles>): readonly string[] => ("titles" in input ? input.titles : presetTitles);
