import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { makeTemporaryFolder } from "#support/machine/temporary-folder";
import { PhotoDelay, PhotoProblem } from "./photo-rows";
import { preparePhotosAside } from "./prepare-aside";

/** A program in the place of the one that prepares photographs. */
function prepareBy(program: string) {
  const file = join(makeTemporaryFolder(), "program.mjs");
  writeFileSync(file, program);
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const prepare = preparePhotosAside(file);
  let outcome: unknown = "none yet";
  const preparing = prepare(Buffer.from("x"), []).then(
    (prepared) => {
      outcome = prepared;
    },
    (error: unknown) => {
      outcome = error;
    },
  );
  return { preparing, readOutcome: () => outcome };
}

test("a photograph that waits minutes for the processor is no damaged one, and is asked for again at last", async () => {
  const { preparing, readOutcome } = prepareBy("setInterval(() => {}, 1000)");
  await vi.advanceTimersByTimeAsync(240_000);
  expect(readOutcome()).toBe("none yet");
  await vi.advanceTimersByTimeAsync(120_000);
  await preparing;
  expect(readOutcome()).toBeInstanceOf(PhotoDelay);
  expect((readOutcome() as Error).message).toMatch(/ocupado.* envie de novo\.$/);
});

test("one that brings the program down is told to be damaged or too large", async () => {
  const { preparing, readOutcome } = prepareBy("process.exit(1)");
  await preparing;
  expect(readOutcome()).toBeInstanceOf(PhotoProblem);
  expect(readOutcome()).not.toBeInstanceOf(PhotoDelay);
  expect((readOutcome() as Error).message).toContain("danificado");
});
