// One part of the tests: run alone, timed, counted.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { run, runAside } from "./prepare.mjs";
import { countProcessorTime } from "./processor-time.mjs";
import { countOutcome, readStarts } from "./test-reports.mjs";

const readProcessorSeconds = countProcessorTime();

/** Runs a part with its output shown, or, `isQuiet`, kept for who asks; resolves with what to put into the table. */
export async function runPart({ name, command, count }, { isQuiet = false } = {}) {
  const folder = mkdtempSync(join(tmpdir(), "abre-facil-tests-"));
  const report = join(folder, "report.json");
  const [program, args, extraEnv] = typeof command === "function" ? command(report) : command;
  const starts = join(folder, "starts");
  const partEnv = { ...extraEnv, TEST_STARTS: starts };
  const timed = await time(async () =>
    isQuiet ? await runAside(program, args, partEnv) : { code: await run(program, args, partEnv), output: "" },
  );
  const { code, output } = timed.result;
  const counts = { ...countOutcome(code, count?.(report)), starts: readStarts(starts) };
  rmSync(folder, { recursive: true });
  return { name, counts, output, seconds: timed.seconds, processorSeconds: timed.processorSeconds };
}

/** A part that only prepares others. */
export async function prepare(name, work) {
  const { seconds, processorSeconds } = await time(work);
  return { name, counts: { passed: 0, failed: 0, skipped: 0 }, seconds, processorSeconds };
}

async function time(work) {
  const [begun, used] = [performance.now(), readProcessorSeconds()];
  const result = await work();
  return { result, seconds: (performance.now() - begun) / 1000, processorSeconds: readProcessorSeconds() - used };
}
