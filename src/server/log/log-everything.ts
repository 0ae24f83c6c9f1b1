import { format } from "node:util";
import type { Log } from "./log";

type Method = "debug" | "info" | "warn" | "error";

/** Which of the log's levels each of the console's ways of speaking has. */
const LEVELS = { debug: "debug", log: "info", info: "info", warn: "warn", error: "error" } as const satisfies Record<string, Method>;

const STACK = /^(?<message>.*)\n\s+at /;

/** Puts all that the process and its libraries say into the log: the console, Node's warnings, and an end nobody foresaw. */
export function logEverything(log: Log): void {
  for (const [name, level] of Object.entries(LEVELS)) console[name as keyof typeof LEVELS] = (...said) => logSaid(log, level, said);
  process.removeAllListeners("warning");
  process.on("warning", (warning) => log.warn({ err: warning }, warning.message));
  // What is no line of the log, such as the welcome, is lost on a full disk and ends nothing.
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});
  // Both write what is in the log at once as they end.
  process.on("uncaughtException", (error) => {
    log.fatal({ err: error }, "the process ends: an error nobody foresaw");
    process.exit(1);
  });
}

/** An error among what is said is told as such, as is one that has become text already. */
function logSaid(log: Log, level: Method, said: readonly unknown[]): void {
  const error = said.find((one) => one instanceof Error);
  const text = format(...said.filter((one) => one !== error));
  const message = STACK.exec(text)?.groups?.["message"];
  if (message !== undefined && !error) log[level]({ err: { message, stack: text } }, message);
  else log[level](error && { err: error }, text || error?.message);
}
