import { expect, test, vi } from "vitest";
import { createAnswerWatch, NoAnswerError } from "./answer-watch";

const SOON_MS = 20;
const never = () => new Promise<never>(() => {});

/** A watch over a database that answers its second way in or not, as told. */
function watchOver(database: { isThere: boolean }) {
  const isAnswering = vi.fn(async () => database.isThere);
  return { isAnswering, watch: createAnswerWatch(isAnswering, SOON_MS) };
}

test("what is answered in time asks nobody else", async () => {
  const { watch, isAnswering } = watchOver({ isThere: false });
  expect(await watch.wait(async () => "linha")).toBe("linha");
  expect(isAnswering).not.toHaveBeenCalled();
});

test("a slow question goes on waiting while the database answers elsewhere, and is asked about again", async () => {
  const { watch, isAnswering } = watchOver({ isThere: true });
  const { promise, resolve } = Promise.withResolvers<string>();
  const answer = watch.wait(() => promise);
  await expect.poll(() => isAnswering.mock.calls.length).toBeGreaterThan(1);
  resolve("devagar");
  expect(await answer).toBe("devagar");
});

test("when nobody answers, all who wait are given up, and who comes is refused until somebody does", async () => {
  const database = { isThere: false };
  const { watch } = watchOver(database);
  const onGivenUp = vi.fn();
  const results = await Promise.allSettled([watch.wait(never, onGivenUp), watch.wait(never, onGivenUp)]);
  for (const result of results) expect(result).toMatchObject({ status: "rejected", reason: expect.any(NoAnswerError) });
  expect(onGivenUp).toHaveBeenCalledTimes(2);

  const ask = vi.fn(async () => "linha");
  await expect(watch.wait(ask, onGivenUp)).rejects.toThrow(NoAnswerError);
  expect(ask).not.toHaveBeenCalled();
  expect(onGivenUp).toHaveBeenCalledTimes(2);

  database.isThere = true;
  await expect.poll(() => watch.wait(ask, onGivenUp).catch(() => undefined)).toBe("linha");
});

test("a failure is told as it is", async () => {
  const { watch } = watchOver({ isThere: true });
  await expect(watch.wait(() => Promise.reject(new Error("coluna")))).rejects.toThrow("coluna");
});
