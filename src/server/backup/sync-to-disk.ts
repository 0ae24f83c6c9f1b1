import { closeSync, fsyncSync, openSync } from "node:fs";

/** Makes what a file or folder holds outlive a power cut. */
export function syncToDisk(path: string): void {
  const handle = openSync(path, "r");
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
