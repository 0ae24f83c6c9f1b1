import { expect, onTestFinished, test, vi } from "vitest";
import { afterProcessorTime } from "./processor-time";

function useProcessor(ms: number): void {
  const before = process.cpuUsage();
  for (;;) {
    const { user, system } = process.cpuUsage(before);
    if (user + system > ms * 1000) return;
  }
}

test("what a process works counts, and not how long it waits", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  onTestFinished(() => void vi.useRealTimers());
  const act = vi.fn();
  afterProcessorTime(300, act);
  vi.advanceTimersByTime(60_000);
  expect(act).not.toHaveBeenCalled();
  useProcessor(310);
  vi.advanceTimersByTime(60_000);
  expect(act).toHaveBeenCalledOnce();
});

test("what has come to its end is not counted on", () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  onTestFinished(() => void vi.useRealTimers());
  const act = vi.fn();
  const end = afterProcessorTime(50, act);
  end();
  useProcessor(60);
  vi.advanceTimersByTime(60_000);
  expect(act).not.toHaveBeenCalled();
});
