import { expect, test } from "vitest";
import type { JobProgress } from "#domain/jobs/job";
import { describeDuration, describeTotals, describeWork } from "./run-texts";

const run = { status: "done", total: 50, done: 50, pages: "public", held: 0, failed: 0, skipped: 0 } as const;

test("totals always name what was made and what failed", () => {
  expect(describeTotals(run)).toBe("50 criadas, 0 com falha");
});

test("pages that go public little by little are not said to be made already", () => {
  expect(describeTotals({ ...run, pages: "scheduled", done: 1, held: 2 })).toBe("1 agendada, 0 com falha, 2 retidas");
  expect(describeTotals({ ...run, pages: "draft" })).toBe("50 criadas, 0 com falha");
});

test("totals name what was there before only when something was", () => {
  expect(describeTotals({ ...run, done: 1, held: 0, failed: 2, skipped: 47 })).toBe("1 criada, 2 com falha, 47 já existiam");
});

test("totals of a cancelled run name what was left", () => {
  expect(describeTotals({ ...run, status: "cancelled", done: 10, skipped: 1 })).toBe(
    "10 criadas, 0 com falha, 1 já existia, 39 não processadas",
  );
});

test("totals of a paused run name what it goes on with", () => {
  expect(describeTotals({ ...run, status: "paused", done: 1, held: 0, failed: 5 })).toBe("1 criada, 5 com falha, 44 por fazer");
});

test("a run tells what it is at, and at its end prepares nothing more", () => {
  const going = { ...run, status: "running" } as JobProgress;
  const work = [
    undefined,
    { ...going, done: 0 },
    { ...going, done: 7, currentTitle: "Motor Solo" },
    { ...going, done: 45, held: 0, failed: 2, skipped: 3 },
  ].map(describeWork);
  expect(work).toEqual(["Preparando…", "Preparando…", "Motor Solo", "Concluindo…"]);
});

test("durations are told as roughly as they are known", () => {
  expect([0.2, 45, 60, 95, 3600, 5400].map(describeDuration)).toEqual([
    "1 segundo",
    "45 segundos",
    "1 minuto",
    "2 minutos",
    "1 h",
    "1 h 30 min",
  ]);
});
