import { setImmediate as nextTurn } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/** Takes away whatever nobody holds any more, in a turn of its own: what was asked for in this one is still held. */
export async function collectGarbage(): Promise<void> {
  setFlagsFromString("--expose-gc");
  await nextTurn();
  (runInNewContext("gc") as () => void)();
}
