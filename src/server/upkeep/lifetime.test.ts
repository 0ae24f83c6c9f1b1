import { expect, onTestFinished, test, vi } from "vitest";
import { createLifetime, startUpkeep } from "./lifetime";

function start(names: readonly string[]) {
  const told: string[] = [];
  const errors: unknown[] = [];
  const life = createLifetime({ error: (problem: object) => void errors.push(problem) });
  for (const name of names) {
    life.keep({
      forgetOld: async () => {
        told.push(`${name} tidied`);
        if (name === "broken") throw new Error(name);
      },
      stop: () => told.push(`${name} stopped`),
    });
  }
  return { life, told, errors };
}

test("a part is tidied up and stopped before those it was made of", async () => {
  const { life, told } = start(["storage", "content", "pages"]);
  life.begin();
  await new Promise<void>((resolve) => life.soon(async () => resolve()));
  await life.stop();
  expect(told).toEqual(["pages tidied", "content tidied", "storage tidied", "pages stopped", "content stopped", "storage stopped"]);
});

test("the daily work of a part that fails keeps no other from its own", async () => {
  const { life, told, errors } = start(["storage", "broken"]);
  life.begin();
  await new Promise<void>((resolve) => life.soon(async () => resolve()));
  expect(told).toEqual(["broken tidied", "storage tidied"]);
  expect(errors).toMatchObject([{ err: new Error("broken") }]);
});

test("work under way is told of the stop, which waits for it", async () => {
  const { life, told } = start([]);
  await new Promise<void>((begun) => {
    life.eachDay(async () => {
      begun();
      await new Promise((ended) => life.stopping.addEventListener("abort", ended));
      told.push("ended");
    });
    life.begin();
  });
  await life.stop();
  expect(told).toEqual(["ended"]);
});

test("a round that takes longer than the time between two is not followed by those it overlapped", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const rounds: PromiseWithResolvers<void>[] = [];
  const task = () => {
    const round = Promise.withResolvers<void>();
    rounds.push(round);
    return round.promise;
  };
  const upkeep = startUpkeep([task], () => {}, 1000);
  await vi.advanceTimersByTimeAsync(3500);
  rounds[0]?.resolve();
  await vi.advanceTimersByTimeAsync(0);
  expect(rounds).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(500);
  expect(rounds).toHaveLength(2);
  rounds[1]?.reject(new Error("the disk is full"));
  await vi.advanceTimersByTimeAsync(1000);
  expect(rounds).toHaveLength(3);
  rounds[2]?.resolve();
  await upkeep.stop();
});
