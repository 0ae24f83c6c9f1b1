import { type AiEstimate, estimateAiRun } from "#domain/generation/ai/estimate";
import { buildPrompt } from "#domain/generation/ai/prompt";
import type { ContentFacts } from "#domain/generation/local/generate-content";
import type { JobItem } from "#domain/jobs/job";
import { RUN_KINDS } from "#domain/jobs/run-kind";
import type { JobStore } from "./job-store";

type NextRun = { facts: ContentFacts; count: number; instructions: string; hasPauses: boolean };

/** A usual title, for the length of the prompt. */
const SAMPLE_TITLE = "Conserto de motor de portão automático em Santana";

/** What an AI run will about take, by what the last one took for a text. */
export async function estimateNextAiRun(jobs: JobStore, { facts, count, instructions, hasPauses }: NextRun): Promise<AiEstimate> {
  const last = await jobs.findLatestJob("ai-batch");
  const { system, user } = buildPrompt({ title: SAMPLE_TITLE, instructions }, facts);
  return estimateAiRun(count, {
    promptCharacters: system.length + user.length,
    pauseMs: hasPauses ? RUN_KINDS["ai-batch"].pauseMs : 0,
    secondsPerText: last && averageSeconds(await jobs.listItems(last.id)),
  });
}

/** Undefined when no title was written. Waits between attempts do not count: they come and go. */
function averageSeconds(items: readonly JobItem[]): number | undefined {
  const times = items
    .filter(({ status }) => status === "done")
    .map(({ attempts = [] }) => attempts.reduce((sum, { ms = 0 }) => sum + ms, 0) / 1000);
  const known = times.filter((seconds) => seconds > 0);
  return known.length === 0 ? undefined : known.reduce((sum, seconds) => sum + seconds, 0) / known.length;
}
