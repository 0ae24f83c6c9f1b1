import { type Logger, pino } from "pino";
import { createLogOutput } from "./log-output";

export type Log = Logger;

const STANDARD_OUTPUT = 1;

export type Logs = ReturnType<typeof createLogs>;

/** JSON lines to standard output, gathered so that logging a request costs it no system call. */
export function createLogs() {
  const target = createLogOutput(STANDARD_OUTPUT);
  return {
    log: pino({ base: null, timestamp, level: "info" }, target) as Log,
    /** One request that a stored page answered; written by hand, for the library would take a third of its time. */
    logHit(method: string, pathJson: string, status: number): void {
      target.write(`{"level":30${timestamp()},"method":"${method}","path":${pathJson},"status":${status},"cache":"hit"}\n`);
    },
    flush: target.flush,
  };
}

let formattedAt = 0;
let formatted = "";

/** The moment as ISO 8601, formatted once a millisecond. */
function timestamp(): string {
  const now = Date.now();
  if (now !== formattedAt) {
    formattedAt = now;
    formatted = `,"time":"${new Date(now).toISOString()}"`;
  }
  return formatted;
}
