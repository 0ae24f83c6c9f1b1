import { mkdirSync, rmSync } from "node:fs";
import { readdir, rm, stat, statfs } from "node:fs/promises";
import { join } from "node:path";
import { findCopyMoment } from "#domain/copies/copy-name";
import { findUnfinished } from "../backup/make-copy";
import { mayHoldSecret } from "../backup/sqlite-copy";
import { hasSeal } from "../database/copy-mark";

export interface KeptCopy {
  name: string;
  madeAt: Date;
  bytes: number;
  /** It ends with its seal: it was checked when it was made, and is as long as then. */
  isWhole: boolean;
  /** It opens what it seals, as those of earlier releases: it stays on the server. */
  hasSecret: boolean;
}

export type CopyFolder = ReturnType<typeof createCopyFolder>;

/** In `DATA_DIR`, for those that are made by hand too. */
export const COPY_FOLDER = "copias";

/** The copies that a process made by itself, in `DATA_DIR`. */
export function createCopyFolder(dataDir: string) {
  const path = join(dataDir, COPY_FOLDER);

  async function look(name: string): Promise<KeptCopy | undefined> {
    const madeAt = findCopyMoment(name);
    if (!madeAt) return undefined;
    const file = join(path, name);
    // One may go while the folder is read.
    const found = await stat(file).catch(() => undefined);
    if (!found?.isFile()) return undefined;
    // Dumps never hold it.
    return { name, madeAt, bytes: found.size, isWhole: hasSeal(file), hasSecret: name.endsWith(".sqlite") && mayHoldSecret(file) };
  }

  const listNames = () => readdir(path).catch((): string[] => []);

  return {
    path,
    fileOf: (name: string): string => join(path, name),

    /** What else lies there is left alone. */
    list: async (): Promise<KeptCopy[]> => (await Promise.all((await listNames()).map(look))).filter((copy) => copy !== undefined),

    /** A copy of the list: a name from outside is never made a path before it is found there. */
    find: async (name: string): Promise<KeptCopy | undefined> => ((await listNames()).includes(name) ? await look(name) : undefined),

    remove(name: string): void {
      rmSync(join(path, name), { force: true });
    },

    /** Removes what is unfinished of its own copies; only while nobody makes one. Somebody may be making one by hand. */
    async removeLeftovers(): Promise<void> {
      for (const name of (await listNames()).filter((one) => findCopyMoment(findUnfinished(one) ?? "")))
        await rm(join(path, name), { force: true });
    },

    /** Makes the folder, and tells what may still be written there. */
    async findFreeBytes(): Promise<number> {
      mkdirSync(path, { recursive: true, mode: 0o700 });
      const { bavail, bsize } = await statfs(path);
      return bavail * bsize;
    },
  };
}
