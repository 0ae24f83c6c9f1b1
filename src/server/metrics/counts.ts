import type { ServerResponse } from "node:http";
import type { AttemptOutcome } from "#domain/jobs/job";

/** Where an answer came from. */
export type AnswerKind = (typeof ANSWER_KINDS)[number];

const ANSWER_KINDS = [
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

const kinds = new WeakMap<ServerResponse, AnswerKind>();

/** Notes where an answer comes from, for whoever counts it when it has left. */
export function markAnswer(response: ServerResponse, kind: AnswerKind): void {
  kinds.set(response, kind);
}

export const answerKindOf = (response: ServerResponse): AnswerKind => kinds.get(response) ?? "other";

/** By the first digit of their status. */
const answers = Object.fromEntries(ANSWER_KINDS.map((kind) => [kind, [0, 0, 0, 0, 0, 0]])) as Record<AnswerKind, number[]>;

/** Called for every request: nothing but an addition. */
export function countAnswer(kind: AnswerKind, status: number): void {
  const digit = Math.floor(status / 100);
  answers[kind][digit] = (answers[kind][digit] ?? 0) + 1;
}

/** As the tallies below tell theirs: by where an answer came from and the class of its status. */
export const listAnswers = () =>
  ANSWER_KINDS.flatMap((kind) => [2, 3, 4, 5].map((digit) => [`${kind} ${digit}xx`, answers[kind][digit] ?? 0] as const));

/** How often each outcome has come about; one told from the start stands at 0 until then, so that the first is seen as growth. */
class Tally<Outcome extends string> extends Map<Outcome, number> {
  constructor(...expected: readonly Outcome[]) {
    super(expected.map((outcome) => [outcome, 0]));
  }

  add(outcome: Outcome): void {
    this.set(outcome, (this.get(outcome) ?? 0) + 1);
  }
}

type SignInWay = "password" | "code" | "passkey" | "google";

export const jobItems = new Tally<"done" | "held" | "failed" | "skipped">("done", "held", "failed", "skipped");
export const aiRequests = new Tally<AttemptOutcome>("written", "cut", "rate-limited", "refused-key", "no-credit", "timeout");
export const signIns = new Tally<`${SignInWay} ${string}`>(
  "password signed-in",
  "password wrong-credentials",
  "password too-many-attempts",
  "code wrong-code",
  "passkey signed-in",
  "passkey refused",
  "google refused",
);

/** Counts what came of a sign-in. */
export function countSignIn<Result extends { outcome: string }>(way: SignInWay, result: Result): Result {
  signIns.add(`${way} ${result.outcome}`);
  return result;
}
