import { z } from "astro/zod";
import { BackupProblem } from "#server/backup/make-copy";
import { defineCall, defineKeyedCall } from "../call/define-call";
import { getFound, refuse } from "../call/refusals";

const UNDER_WAY = "Uma cópia já está sendo feita. Espere que ela termine.";

export const copies = {
  /** What copies there are, and how to put one back. */
  read: defineCall(async ({ services: { copies, settings } }) => {
    const secret = settings.isSecretInDataDir ? "file" : "setting";
    return { ...(await copies.read()), folder: copies.folder.path, secret } as const;
  }),

  /** Begins a copy and does not wait for it: a large site takes minutes. */
  make: defineKeyedCall({}, async (_, { services: { copies }, once, record }) => {
    await once.around(async () => {
      if ((await copies.read()).isUnderWay) throw refuse("CONFLICT", UNDER_WAY);
      await copies.refuseWithoutRoom().catch((error: unknown) => {
        throw error instanceof BackupProblem ? refuse("INSUFFICIENT_STORAGE", error.message) : error;
      });
      // What keeps it from being made is written down for the screen.
      const making = copies.make().then((copy) => copy && record("copy.made", { title: copy.name }));
      making.catch(() => {});
      return "begun";
    });
  }),

  remove: defineCall({ name: z.string().min(1).max(64) }, async ({ name }, { services: { copies }, record }) => {
    getFound(await copies.remove(name), "Esta cópia não está mais neste servidor.");
    await record("copy.removed", { title: name });
  }),
};
