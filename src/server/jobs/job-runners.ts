import { JOB_KINDS, RUN_KINDS } from "#domain/jobs/run-kind";
import { createJobRunner, type JobRunner, type JobRunnerParts } from "./job-runner";

/** Works on every kind of run: those of an AI provider may take hours, so the others go on beside them. */
export function createJobRunners(parts: Omit<JobRunnerParts, "kinds">): JobRunner {
  const runners = [false, true].map((needsKey) =>
    createJobRunner({ ...parts, kinds: JOB_KINDS.filter((kind) => RUN_KINDS[kind].needsKey === needsKey) }),
  );
  return {
    wake(): void {
      for (const runner of runners) runner.wake();
    },
    async stop(): Promise<void> {
      await Promise.all(runners.map((runner) => runner.stop()));
    },
  };
}
