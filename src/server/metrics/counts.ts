import type { AttemptOutcome } from "#domain/jobs/attempt";

/** Where an answer came from. */
export type AnswerKind = (typeof ANSWER_KINDS)[number];

export const ANSWER_KINDS = [
  /** A fresh stored page. */
  "hit",
  /** Rendered, and kept. */
  "miss",
  /** A stored page, while its successor is rendered. */
  "stale",
  /** A stored page, for its successor could not be rendered. */
  "saved",
  "static",
  /** Rendered for this visitor alone, or written. */
  "dynamic",
  /** Health, redirects, refusals. */
  "other",
] as const;

const HIGHEST_STATUS = 599;

/** Floating point, for 32 bits overflow within days. */
const answers = Object.fromEntries(ANSWER_KINDS.map((kind) => [kind, new Float64Array(HIGHEST_STATUS + 1)])) as Record<
  AnswerKind,
  Float64Array
>;

/** Called for every request: nothing but an addition. */
export function countAnswer(kind: AnswerKind, status: number): void {
  const byStatus = answers[kind];
  byStatus[status] = (byStatus[status] ?? 0) + 1;
}

/** How many answers of a kind began with a digit. */
export function sumAnswers(kind: AnswerKind, statusClass: number): number {
  return answers[kind].subarray(statusClass * 100, statusClass * 100 + 100).reduce((sum, count) => sum + count, 0);
}

/** How often each outcome has come about since the process began. */
export class Tally<Outcome extends string> {
  readonly #counts = new Map<Outcome, number>();

  /** Outcomes that are told from the start stand at 0 until they come about, so that the first is seen as growth. */
  constructor(expected: readonly Outcome[]) {
    for (const outcome of expected) this.#counts.set(outcome, 0);
  }

  add(outcome: Outcome): void {
    this.#counts.set(outcome, (this.#counts.get(outcome) ?? 0) + 1);
  }

  entries(): Iterable<[Outcome, number]> {
    return this.#counts.entries();
  }
}

export const jobItems = new Tally<"done" | "failed" | "skipped">(["done", "failed", "skipped"]);
export const aiRequests = new Tally<AttemptOutcome>(["written", "cut", "rate-limited", "refused-key", "no-credit", "timeout"]);
export const signIns = new Tally<`${"password" | "code" | "google"} ${string}`>([
  "password signed-in",
  "password wrong-credentials",
  "password too-many-attempts",
  "code wrong-code",
  "google refused",
]);
