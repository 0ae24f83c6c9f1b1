import { IS_WHOLE } from "./pick-by-seed";

/** How much larger the larger of two sizes is. */
export const TIMES_LARGER = 8;
/** Work that grows with its size takes some 8 times as long, work that grows with the square of it 64 times. */
export const MAX_RATIO = 24;
/** Work that takes less is done again and again until it does: less cannot be told from what else the processor is at. */
const LEAST_MS = 2;
const MAX_REPEATS = 2000;
/** Nothing is compiled before it has run a few times. */
const WARM_UPS = 3;
/** The least of so many is what the work takes by itself: others on the machine only add to it. */
const OTHER_RUNS = 3;
const TRIES = 6;
/** Of the largest size, in an ordinary run; `npm run test:whole` takes all of it. */
export const SHARE = IS_WHOLE ? 1 : 0.2;

/** Each run has a number of its own: who reads a text twice may remember it. */
type Work = (run: number) => unknown;

/** A text of so many signs that is full of a piece. */
export function fillText(piece: string, length: number): string {
  return piece.repeat(Math.ceil(length / piece.length)).slice(0, length);
}

/** The milliseconds of its processor that this thread needs for a work, however many others the machine is at. */
export async function measureProcessorMs(work: () => unknown): Promise<number> {
  const begun = readThread();
  await work();
  return readThread() - begun;
}

function readThread(): number {
  // Linux notes what a running thread has used every few milliseconds only, and at once when its process is asked for.
  process.cpuUsage();
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/**
 * Asserts that a work grows with its size and not with the square of it, by what it takes at the largest size that it is
 * given and at an eighth of it. A work that may be remembered puts the number of its run in what it reads.
 * @throws when it grows faster.
 */
export async function expectLinear(work: (size: number, run: number) => unknown, largest: number, what = ""): Promise<void> {
  const expectAt = async (size: number) => {
    const small = (run: number) => work(Math.ceil(size / TIMES_LARGER), run);
    const large = (run: number) => work(Math.ceil(size), run);
    await expectAtMost(MAX_RATIO, large, small, `${JSON.stringify(what).slice(0, 100)}, ${TIMES_LARGER} times as large,`);
  };
  // Small ones may begin to cost more from some size on: what seems to grow faster is asked again at the largest.
  await expectAt(largest * SHARE).catch(async () => await expectAt(largest));
}

/**
 * Asserts that a work takes at most so many times what another takes. On a busy machine both take longer, and a try that
 * others spoilt is made again.
 * @throws when it takes more, in each try.
 */
export async function expectAtMost(times: number, work: Work, other: Work, what = "It"): Promise<void> {
  for (let time = 0; time < WARM_UPS; time += 1) await runOnce(other);
  const repeats = await countRepeats(other);
  const repeatsOfWork = Math.ceil(repeats / times);
  const least = { work: Number.POSITIVE_INFINITY, other: Number.POSITIVE_INFINITY };
  for (let tries = 0; tries < TRIES; tries += 1) {
    for (let time = 0; time < OTHER_RUNS; time += 1) least.other = Math.min(least.other, await measureOne(other, repeats));
    least.work = Math.min(least.work, await measureOne(work, repeatsOfWork));
    if (least.work <= least.other * times) return;
  }
  const [ms, otherMs] = [least.work, least.other].map((each) => each.toFixed(3));
  throw new Error(`${what} takes more than ${times} times as long: ${otherMs} ms, then ${ms} ms`);
}

/** How often a work must be done to take long enough. */
async function countRepeats(work: Work): Promise<number> {
  for (let repeats = 1; ; repeats *= 2)
    if (repeats >= MAX_REPEATS || (await measureProcessorMs(() => repeat(work, repeats))) >= LEAST_MS) return repeats;
}

async function measureOne(work: Work, repeats: number): Promise<number> {
  return (await measureProcessorMs(() => repeat(work, repeats))) / repeats;
}

async function repeat(work: Work, times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) await runOnce(work);
}

let runs = 0;

async function runOnce(work: Work): Promise<void> {
  runs += 1;
  await work(runs);
}
