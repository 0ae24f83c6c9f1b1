import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createPageWarmer } from "./page-warmer";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"] });
});
afterEach(() => {
  vi.useRealTimers();
});

function countingWarmer(addresses: string[]) {
  const rendered: string[] = [];
  let passes = 0;
  const warmer = createPageWarmer({
    listExpired: (limit) => {
      passes += 1;
      return addresses.slice(0, limit);
    },
    render: async (address) => void rendered.push(address),
    onError: () => {},
  });
  return { warmer, rendered, passes: () => passes };
}

test("fifty purges in ten seconds render the pages a few times, not fifty", async () => {
  const { warmer, rendered, passes } = countingWarmer(["/", "/faq"]);
  for (let purge = 0; purge < 50; purge += 1) {
    warmer.notePurge();
    await vi.advanceTimersByTimeAsync(200);
  }
  await expect.poll(() => rendered.slice(-2)).toEqual(["/", "/faq"]);
  expect(passes()).toBeLessThanOrEqual(12);
});

test("purges that come together make one pass", async () => {
  const { warmer, passes } = countingWarmer(["/"]);
  for (let purge = 0; purge < 200; purge += 1) warmer.notePurge();
  await vi.advanceTimersByTimeAsync(5000);
  expect(passes()).toBe(1);
});

test("a purge in the middle of a pass ends it and begins another, a second after the first began", async () => {
  const rendered: string[] = [];
  const warmer = createPageWarmer({
    listExpired: () => ["/a", "/b"],
    render: async (address) => {
      rendered.push(address);
      if (rendered.length === 1) warmer.notePurge();
    },
    onError: () => {},
  });
  warmer.notePurge();
  await vi.advanceTimersByTimeAsync(900);
  expect(rendered).toEqual(["/a"]);
  await expect.poll(() => rendered).toEqual(["/a", "/a", "/b"]);
});

test("a warmer that was stopped renders nothing", async () => {
  const { warmer, passes } = countingWarmer(["/"]);
  warmer.notePurge();
  warmer.stop();
  warmer.notePurge();
  await vi.advanceTimersByTimeAsync(5000);
  expect(passes()).toBe(0);
});
