import { expect, onTestFinished, test, vi } from "vitest";
import { startPublishingSchedule } from "./publishing-schedule";

test("a schedule that was stopped begins no more", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const schedule = startPublishingSchedule({
    db: {} as never,
    pageWriter: {} as never,
    activities: { record: async () => {} },
    log: { error: () => {} },
  });
  await schedule.stop();
  schedule.begin();
  expect(vi.getTimerCount()).toBe(0);
});
