import { expect, onTestFinished, test, vi } from "vitest";
import { startCopySchedule } from "./copy-schedule";

const MINUTE_MS = 60_000;

test("a start has two minutes for itself; then it is looked every five whether a copy is due, until the site stops", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const makeIfDue = vi.fn(async () => {});
  const schedule = startCopySchedule({ makeIfDue }, { error: () => {} });
  vi.advanceTimersByTime(2 * MINUTE_MS - 1);
  expect(makeIfDue).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(makeIfDue).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(60 * MINUTE_MS);
  expect(makeIfDue).toHaveBeenCalledTimes(13);
  schedule.stop();
  vi.advanceTimersByTime(60 * MINUTE_MS);
  expect(makeIfDue).toHaveBeenCalledTimes(13);
});

test("a look that fails is told, and the next one comes", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const error = vi.fn();
  const makeIfDue = vi.fn(() => Promise.reject(new Error("the database is away")));
  const schedule = startCopySchedule({ makeIfDue }, { error });
  onTestFinished(() => schedule.stop());
  await vi.advanceTimersByTimeAsync(11 * MINUTE_MS);
  expect([makeIfDue.mock.calls.length, error.mock.calls.length]).toEqual([3, 3]);
});
