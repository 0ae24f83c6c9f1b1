import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { promisify } from "node:util";

const run = promisify(execFile);

export interface Load {
  perSecond: number;
  requests: number;
  /** Answers other than 2xx and 3xx, and connections that broke. */
  failed: number;
  /** Milliseconds from a request to the end of its answer. */
  p50: number;
  p99: number;
}

export interface LoadOptions {
  seconds: number;
  connections?: number;
  headers?: Record<string, string>;
  /** A Lua file for `wrk`. */
  script?: string;
}

/** As many requests for an address as it answers, by `wrk` on one thread; 64 connections unless told. */
export async function load(url: string, { seconds, connections = 64, headers = {}, script }: LoadOptions): Promise<Load> {
  const extra = Object.entries(headers).flatMap(([name, value]) => ["-H", `${name}: ${value}`]);
  const { stdout } = await run("wrk", [
    "-t1",
    `-c${connections}`,
    `-d${seconds}s`,
    "--timeout",
    "10s",
    "--latency",
    ...extra,
    ...(script ? ["-s", script] : []),
    url,
  ]);
  const socketErrors = /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(stdout)?.slice(1) ?? [];
  const statusErrors = /Non-2xx or 3xx responses: (\d+)/.exec(stdout)?.[1] ?? 0;
  return {
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]),
    requests: Number(/(\d+) requests in/.exec(stdout)?.[1]),
    failed: [...socketErrors, statusErrors].reduce<number>((sum, count) => sum + Number(count), 0),
    p50: readLatency(stdout, "50%"),
    p99: readLatency(stdout, "99%"),
  };
}

const MILLISECONDS: Record<string, number> = { us: 0.001, ms: 1, s: 1000, m: 60_000 };

function readLatency(output: string, share: string): number {
  const [, amount, unit = ""] = new RegExp(`^\\s+${share}\\s+([\\d.]+)(us|ms|s|m)\\s*$`, "m").exec(output) ?? [];
  return Number(amount) * (MILLISECONDS[unit] ?? Number.NaN);
}

/** As `load`, for one that must not fail. */
export async function loadWell(url: string, options: LoadOptions): Promise<Load> {
  const done = await load(url, options);
  if (done.failed > 0) throw new Error(`${done.failed} of ${done.requests} requests for ${url} failed`);
  return done;
}

const TICKS_PER_SECOND = 100;

/** Seconds of processor time a process has taken so far, its threads and the kernel's work for it included. */
export function processorSeconds(pid: number): number {
  const afterName = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  return (Number(afterName[11]) + Number(afterName[12])) / TICKS_PER_SECOND;
}

/** Memory a process holds now, and the most it ever held, in MB. */
export function memoryOf(pid: number): { now: number; most: number } {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  const read = (name: string) => Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1024);
  return { now: read("VmRSS"), most: read("VmHWM") };
}
