// One part of the tests: run, timed, counted; and several of them, so many at a time as there are cores.
import { mkdtempSync, rmSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { run, runAside } from "./prepare.mjs";
import { countProcessorTime } from "./processor-time.mjs";
import { countOutcome, readStarts } from "./test-reports.mjs";

/** Runs a part with its output shown, or, `isQuiet`, kept for who asks; resolves with what to put into the table. */
export async function runPart({ name, command, count }, { isQuiet = false } = {}) {
  const folder = mkdtempSync(join(tmpdir(), "abre-facil-tests-"));
  const report = join(folder, "report.json");
  const [program, args, extraEnv] = typeof command === "function" ? command(report) : command;
  const starts = join(folder, "starts");
  const partEnv = { ...extraEnv, TEST_STARTS: starts };
  const begun = performance.now();
  const counted = countProcessorTime(program, args);
  const { code, output } = isQuiet
    ? await runAside(counted.program, counted.args, partEnv)
    : { code: await run(counted.program, counted.args, partEnv), output: "" };
  const [seconds, processorSeconds] = [(performance.now() - begun) / 1000, counted.end()];
  const counts = { ...countOutcome(code, count?.(report)), starts: readStarts(starts) };
  rmSync(folder, { recursive: true });
  return { name, counts, output, seconds, processorSeconds };
}

/** Runs parts that ask nothing of one another, begun in their order; what one said is told once it has ended. */
export async function runBeside(parts, tell = () => {}) {
  const waiting = [...parts.entries()];
  const ended = [];
  async function work() {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [index, part] = next;
      ended[index] = await runPart(part, { isQuiet: true });
      tell(ended[index]);
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return ended;
}
