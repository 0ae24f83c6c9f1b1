import { mkdirSync, rmSync } from "node:fs";
import { readdir, rm, stat, statfs } from "node:fs/promises";
import { join } from "node:path";
import { findCopyMoment } from "#domain/copies/copy-name";
import { hasSeal } from "../backup/copy-seal";
import { isUnfinished } from "../backup/make-copy";

/** One whose last byte moved longer ago is nobody's work any more. */
const LEFT_OVER_MS = 3_600_000;

export interface KeptCopy {
  name: string;
  madeAt: Date;
  bytes: number;
  /** It ends with its seal: it was checked when it was made, and is as long as then. */
  isWhole: boolean;
}

export type CopyFolder = ReturnType<typeof createCopyFolder>;

/** The copies that a process made by itself, in `DATA_DIR`. */
export function createCopyFolder(dataDir: string) {
  const path = join(dataDir, "copias");

  async function look(name: string): Promise<KeptCopy | undefined> {
    const madeAt = findCopyMoment(name);
    if (!madeAt) return undefined;
    const file = join(path, name);
    // One may go while the folder is read.
    const found = await stat(file).catch(() => undefined);
    return found?.isFile() ? { name, madeAt, bytes: found.size, isWhole: hasSeal(file) } : undefined;
  }

  const listNames = () => readdir(path).catch((): string[] => []);

  return {
    path,
    fileOf: (name: string): string => join(path, name),

    /** The newest first; what else lies there is left alone. */
    async list(): Promise<KeptCopy[]> {
      const found = await Promise.all((await listNames()).map(look));
      return found.filter((copy) => copy !== undefined).toSorted((one, other) => other.madeAt.getTime() - one.madeAt.getTime());
    },

    /** A copy of the list: a name from outside is never made a path before it is found there. */
    async find(name: string): Promise<KeptCopy | undefined> {
      return (await listNames()).includes(name) ? await look(name) : undefined;
    },

    remove(name: string): void {
      rmSync(join(path, name), { force: true });
    },

    /** Removes what a process began that died. */
    async removeLeftovers(now = Date.now()): Promise<void> {
      for (const name of await listNames()) {
        if (!isUnfinished(name)) continue;
        const found = await stat(join(path, name)).catch(() => undefined);
        if (found && now - found.mtimeMs > LEFT_OVER_MS) await rm(join(path, name), { force: true });
      }
    },

    /** Makes the folder, and tells what may still be written there. */
    async findFreeBytes(): Promise<number> {
      mkdirSync(path, { recursive: true, mode: 0o700 });
      const { bavail, bsize } = await statfs(path);
      return bavail * bsize;
    },
  };
}
