import { Agent, request } from "node:http";

const CONNECTIONS = 64;
const TICK_MS = 10;
/** More than these under way, and those that would be due are missed: a queue without an end measures only itself. */
const MOST_UNDER_WAY = CONNECTIONS * 20;

export interface Latencies {
  /** Milliseconds. */
  p50: number;
  p99: number;
}

export interface RunningLoad {
  /** Of the requests answered since the last time; the last known when there were none. */
  takeLatencies(): Latencies;
  /** `missed` were due and not asked for, because too many were under way. */
  ended: Promise<{ count: number; errors: number; missed: number }>;
}

/** Requests per second that the clients get answered when each asks again at once. */
export async function readAtFullSpeed(url: string, paths: readonly string[], seconds: number): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const until = Date.now() + seconds * 1000;
  let count = 0;
  const read = async (number: number) => {
    for (let turn = number; Date.now() < until; turn += 1) {
      await readPage(agent, url + pathAt(paths, turn));
      count += 1;
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, (_, number) => read(number)));
  agent.destroy();
  return count / seconds;
}

/** Begins so many requests a second, whether or not the earlier ones are answered, until the signal aborts. */
export function readAtRate(url: string, paths: readonly string[], rate: number, signal: AbortSignal): RunningLoad {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const underWay = new Set<Promise<void>>();
  let begun = 0;
  let missed = 0;
  let errors = 0;
  let latencies: number[] = [];
  let last: Latencies = { p50: 0, p99: 0 };
  const start = performance.now();

  const readOne = async (turn: number) => {
    const from = performance.now();
    if (!(await readPage(agent, url + pathAt(paths, turn)))) errors += 1;
    latencies.push(performance.now() - from);
  };

  const ended = (async () => {
    while (!signal.aborted) {
      const due = Math.floor(((performance.now() - start) / 1000) * rate);
      for (; begun + missed < due && underWay.size < MOST_UNDER_WAY; begun += 1) {
        const one: Promise<void> = readOne(begun).finally(() => underWay.delete(one));
        underWay.add(one);
      }
      missed = due - begun;
      await new Promise((resolve) => setTimeout(resolve, TICK_MS));
    }
    await Promise.all(underWay);
    agent.destroy();
    return { count: begun, errors, missed };
  })();

  return {
    ended,
    takeLatencies() {
      const sorted = latencies.toSorted((a, b) => a - b);
      latencies = [];
      const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0;
      if (sorted.length > 0) last = { p50: at(0.5), p99: at(0.99) };
      return last;
    },
  };
}

const pathAt = (paths: readonly string[], turn: number) => paths[turn % paths.length] ?? "/";

/** Whether the page came, whole. */
function readPage(agent: Agent, url: string): Promise<boolean> {
  return new Promise((resolve) => {
    const sent = request(url, { agent, headers: { "accept-encoding": "br" } }, (response) => {
      response.resume();
      response.on("end", () => resolve(response.statusCode === 200 && response.complete));
      response.on("error", () => resolve(false));
    });
    sent.on("error", () => resolve(false));
    sent.end();
  });
}
