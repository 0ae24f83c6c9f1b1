import { defineMigration } from "./define-migration";

/** Why a run is paused, whose failed titles it tries again, and what the AI provider answered for a title not yet saved. */
export const pausedRuns = defineMigration(async ({ text, run, addColumns }) => {
  await addColumns("jobs", ["pause_reason", "retry_of"], text);
  await run("create unique index jobs_retry_once on jobs(retry_of)");
  await addColumns("job_items", ["answer"], text);
});
