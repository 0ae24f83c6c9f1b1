import { ActionError } from "astro:actions";
import { z } from "astro/zod";
import { type BeforeLaunchCheck, confirmedValue, countPending } from "#domain/before-launch/before-launch-check";
import { readBeforeLaunchChecks } from "#server/before-launch/before-launch-checks";
import { defineCall } from "./call/define-call";
import { getFound } from "./call/refusals";

const checkId = z.object({ id: z.string().min(1).max(64) });

export const beforeLaunch = {
  list: defineCall({
    handler: async (_, { services }) => ({ checks: await readBeforeLaunchChecks(services) }),
  }),

  /** How many checks are left, for the navigation. */
  count: defineCall({
    handler: async (_, { services }) => countPending(await readBeforeLaunchChecks(services)),
  }),

  confirm: defineCall({
    input: checkId,
    async handler({ id }, { administrator, services, record }) {
      const check = getConfirmable(await readBeforeLaunchChecks(services), id);
      await services.beforeLaunchConfirmations.confirm(id, administrator.email, confirmedValue(check));
      await record("launch.confirmed", check);
    },
  }),

  undo: defineCall({
    input: checkId,
    async handler({ id }, { administrator, services, record }) {
      const check = getConfirmable(await readBeforeLaunchChecks(services), id);
      if (await services.beforeLaunchConfirmations.undo(id, administrator.email)) await record("launch.unconfirmed", check);
    },
  }),
};

/** @throws {ActionError} for a check that is unknown or that the server judges by itself. */
function getConfirmable(checks: readonly BeforeLaunchCheck[], id: string): BeforeLaunchCheck {
  const found = checks.find((one) => one.id === id);
  const check = getFound(found, "Este item não existe mais. Recarregue a página.");
  if (check.isConfirmable) return check;
  throw new ActionError({ code: "BAD_REQUEST", message: "Este item é conferido pelo próprio servidor e não precisa de confirmação." });
}
