import { ActionError } from "astro:actions";
import { z } from "astro/zod";
import { BackupProblem } from "#server/backup/make-copy";
import { defineCall } from "../call/define-call";
import { getFound } from "../call/refusals";

const UNDER_WAY = "Uma cópia já está sendo feita. Espere que ela termine.";

export const copies = {
  /** What copies there are, and how to put one back. */
  read: defineCall({
    async handler(_, { services: { copies, settings, connection } }) {
      const isServer = connection.dialectName === "postgres";
      const secret = !settings.isSecretInDataDir ? "setting" : isServer ? "file" : "copy";
      return { ...(await copies.read()), folder: copies.folder.path, secret } as const;
    },
  }),

  /** Begins a copy and does not wait for it: a large site takes minutes. */
  make: defineCall({
    async handler(_, { services: { copies }, record }) {
      if ((await copies.read()).isUnderWay) throw new ActionError({ code: "CONFLICT", message: UNDER_WAY });
      await copies.refuseWithoutRoom().catch((error: unknown) => {
        throw error instanceof BackupProblem ? new ActionError({ code: "INSUFFICIENT_STORAGE", message: error.message }) : error;
      });
      // What keeps it from being made is written down for the screen.
      void copies.make().then(
        (copy) => copy && record("copy.made", { title: copy.name }),
        () => {},
      );
    },
  }),

  remove: defineCall({
    input: z.object({ name: z.string().min(1).max(64) }),
    async handler({ name }, { services: { copies }, record }) {
      getFound(await copies.remove(name), "Esta cópia não está mais neste servidor.");
      await record("copy.removed", { title: name });
    },
  }),
};
