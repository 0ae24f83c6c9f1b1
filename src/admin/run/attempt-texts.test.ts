import { expect, test } from "vitest";
import type { Attempt } from "#domain/jobs/job";
import { describeAttempts, findWait } from "./run-texts";

const attempt = (outcome: Attempt["outcome"], more: Partial<Attempt> = {}): Attempt => ({
  startedAt: "2026-01-01T00:00:00.000Z",
  outcome,
  ...more,
});

test("one request that went well, or none, needs no words", () => {
  expect(describeAttempts()).toBeUndefined();
  expect(describeAttempts([attempt("written")])).toBeUndefined();
});

test("several are counted and named in their order", () => {
  expect(describeAttempts([attempt("rate-limited"), attempt("written")])).toBe("2 tentativas: limite de uso do provedor, texto recebido");
  expect(describeAttempts([...Array(3).fill(attempt("rate-limited")), attempt("written")])).toBe(
    "4 tentativas: limite de uso do provedor (3), texto recebido",
  );
});

test("a wait is one that the last attempt announces", () => {
  const retryAt = "2026-01-01T00:00:30.000Z";
  expect(findWait([attempt("rate-limited", { retryAt })])).toEqual({ until: new Date(retryAt), reason: "limite de uso do provedor" });
  expect(findWait([attempt("rate-limited", { retryAt }), attempt("running")])).toBeUndefined();
  expect(findWait()).toBeUndefined();
});
