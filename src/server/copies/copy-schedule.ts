import type { Log } from "../log/log";
import type { Copies } from "./copies";

/** A start has other things to do first. */
const FIRST_LOOK_MS = 2 * 60_000;
const LOOK_EVERY_MS = 5 * 60_000;

/** Makes a copy whenever one is due, until stopped. */
export function startCopySchedule(copies: Pick<Copies, "makeIfDue">, log: Pick<Log, "error">): { stop(): void } {
  const look = () => void copies.makeIfDue().catch((error: unknown) => log.error({ err: error }, "copies by themselves"));
  const first = setTimeout(look, FIRST_LOOK_MS).unref();
  const timer = setInterval(look, LOOK_EVERY_MS).unref();
  return {
    stop() {
      clearTimeout(first);
      clearInterval(timer);
    },
  };
}
