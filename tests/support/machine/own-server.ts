import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { PortTaken } from "./own-port";
import { waitUntil } from "./wait-until";

/** Only ends what hangs. */
const WITHIN_MS = 180_000;

interface Told {
  /** What it was told to listen on. */
  port: number;
  /** What it prints where somebody has a port; its first group is that port, where it is not the one it was told. */
  saysTaken: RegExp;
  /** Whether it serves, by its own word: who answers on the port may be somebody else. */
  isServing: (printed: string) => boolean | Promise<boolean>;
  /** Its name, for the message. */
  what: string;
}

/**
 * Waits until a program that was just started serves, and gives what reads all that it prints. One that does not is ended.
 * @throws {PortTaken} when it says that somebody has its port; an error with what it printed when it ended otherwise.
 */
export async function untilServing(child: ChildProcess, { port, saysTaken, isServing, what }: Told): Promise<() => string> {
  let printed = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on("data", (chunk) => {
      printed += chunk;
    });
  }
  // "close", not "exit": all output has arrived by then.
  const closed = once(child, "close");
  const look = async () => {
    const hasEnded = child.exitCode !== null || child.signalCode !== null;
    if (hasEnded) await closed;
    const taken = saysTaken.exec(printed);
    if (taken) throw new PortTaken(Number(taken[1] ?? port), printed);
    if (hasEnded) throw new Error(`${what} ended with ${child.exitCode ?? child.signalCode}:\n${printed}`);
    return await isServing(printed);
  };
  try {
    await waitUntil(look, { withinMs: WITHIN_MS, what: `${what} to serve` });
  } catch (error) {
    child.kill("SIGKILL");
    await closed;
    throw error;
  }
  return () => printed;
}
