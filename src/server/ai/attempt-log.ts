import type { Attempt, AttemptOutcome, KeptAnswer } from "#domain/jobs/job";

/** Hears of an answer before it is used. */
export type KeepAttempts = (attempts: readonly Attempt[], answer?: KeptAnswer) => void | Promise<void>;

/** The requests made for one text, each told when it begins and when it ends. */
export function createAttemptLog(keep: KeepAttempts = () => {}, earlier: readonly Attempt[] = []) {
  // What was running when the process died did not end.
  const attempts: Attempt[] = earlier.map((attempt) => (attempt.outcome === "running" ? { ...attempt, outcome: "interrupted" } : attempt));
  let startedMs = 0;

  return {
    async begin(): Promise<void> {
      const last = attempts.at(-1);
      if (last) delete last.retryAt;
      attempts.push({ startedAt: new Date().toISOString(), outcome: "running" });
      startedMs = performance.now();
      await keep(attempts);
    },

    async end(outcome: AttemptOutcome, details: Omit<Attempt, "startedAt" | "outcome"> = {}, answer?: KeptAnswer): Promise<void> {
      const last = attempts.at(-1);
      if (!last) return;
      Object.assign(last, { outcome, ms: Math.round(performance.now() - startedMs), ...details });
      await keep(attempts, answer);
    },
  };
}

export type AttemptLog = ReturnType<typeof createAttemptLog>;
