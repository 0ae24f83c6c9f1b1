import { expect, test } from "vitest";
import type { AiFailureKind } from "#domain/jobs/job";
import { AiFailure } from "./ai-failure";
import { BRISK, findWaitMs, PATIENT } from "./retry-policy";

const failure = (kind: AiFailureKind, retryAfterMs?: number) => new AiFailure(kind, "", { retryAfterMs });
const waits = (kind: AiFailureKind, patience = PATIENT) =>
  [1, 2, 3, 4, 5, 6].map((attempt) => findWaitMs(failure(kind), attempt, patience));

test("what may pass is tried again after doubling waits, a bounded number of times", () => {
  expect(waits("rate-limited")).toEqual([1000, 2000, 4000, 8000, 16_000, undefined]);
  expect(waits("rate-limited", BRISK)).toEqual([1000, 2000, undefined, undefined, undefined, undefined]);
  expect(waits("provider-error").slice(0, 3)).toEqual([1000, 2000, undefined]);
  expect(waits("timeout").slice(0, 2)).toEqual([1000, undefined]);
});

test("the provider's own wait counts, unless it is longer than anybody waits", () => {
  expect(findWaitMs(failure("rate-limited", 30_000), 1, PATIENT)).toBe(30_000);
  expect(findWaitMs(failure("rate-limited", 30_000), 1, BRISK)).toBeUndefined();
  expect(findWaitMs(failure("rate-limited", 3_600_000), 1, PATIENT)).toBeUndefined();
});

test("what will not pass is not tried again", () => {
  const lasting: AiFailureKind[] = [
    "no-key",
    "refused-key",
    "missing-model",
    "no-credit",
    "refused",
    "unusable",
    "too-large",
    "foreign",
    "unknown-fact",
  ];
  for (const kind of lasting) expect(findWaitMs(failure(kind), 1, PATIENT), kind).toBeUndefined();
});

test("a refused parameter is left out at once", () => {
  expect(findWaitMs(failure("refused-parameter"), 1, BRISK)).toBe(0);
  expect(findWaitMs(failure("refused-parameter"), 2, BRISK)).toBe(0);
  expect(findWaitMs(failure("refused-parameter"), 3, BRISK)).toBeUndefined();
});
