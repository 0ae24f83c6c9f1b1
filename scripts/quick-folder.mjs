// Where tests keep what they throw away.
import { accessSync, constants, statfsSync } from "node:fs";

/** Files there are in memory alone; a disk takes ten times as long to make a database. */
const IN_MEMORY = "/dev/shm";
/** Several times what tests hold at once. */
const ENOUGH_BYTES = 4 * 1024 ** 3;

/** Has this process, and those it starts, make temporary files in memory, where that has room and nobody said otherwise. */
export function makeTemporaryFilesInMemory() {
  if (!process.env.TMPDIR && hasRoom()) process.env.TMPDIR = IN_MEMORY;
}

function hasRoom() {
  try {
    accessSync(IN_MEMORY, constants.W_OK | constants.X_OK);
    const { bavail, bsize } = statfsSync(IN_MEMORY);
    return bavail * bsize >= ENOUGH_BYTES;
  } catch {
    return false;
  }
}
