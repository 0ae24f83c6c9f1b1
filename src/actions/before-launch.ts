import { ActionError, defineAction } from "astro:actions";
import { z } from "astro/zod";
import { type BeforeLaunchCheck, confirmedValue, countPending } from "#domain/before-launch/before-launch-check";
import { readBeforeLaunchChecks } from "#server/before-launch/before-launch-checks";
import { services } from "#server/services";
import { getAdministrator } from "./session-guard";

const checkId = z.object({ id: z.string().min(1).max(64) });

export const beforeLaunch = {
  list: defineAction({
    async handler(_, context) {
      getAdministrator(context);
      return { checks: await readChecks() };
    },
  }),

  /** How many checks are left, for the navigation. */
  count: defineAction({
    async handler(_, context) {
      getAdministrator(context);
      return countPending(await readChecks());
    },
  }),

  confirm: defineAction({
    input: checkId,
    async handler({ id }, context) {
      const { email } = getAdministrator(context);
      const check = getConfirmable(await readChecks(), id);
      await services().beforeLaunchConfirmations.confirm(id, email, confirmedValue(check));
      await services().activities.record({ actor: email, action: "launch.confirmed", subject: check.title, subjectId: id });
    },
  }),

  undo: defineAction({
    input: checkId,
    async handler({ id }, context) {
      const { email } = getAdministrator(context);
      const check = getConfirmable(await readChecks(), id);
      const isUndone = await services().beforeLaunchConfirmations.undo(id);
      if (isUndone) await services().activities.record({ actor: email, action: "launch.unconfirmed", subject: check.title, subjectId: id });
    },
  }),
};

function readChecks(): Promise<BeforeLaunchCheck[]> {
  const { connection, settings, beforeLaunchConfirmations, aiKeys } = services();
  return readBeforeLaunchChecks({ db: connection.db, settings, confirmations: beforeLaunchConfirmations, aiKeys });
}

/** @throws {ActionError} for a check that is unknown or that the server judges by itself. */
function getConfirmable(checks: readonly BeforeLaunchCheck[], id: string): BeforeLaunchCheck {
  const check = checks.find((one) => one.id === id);
  if (!check) throw new ActionError({ code: "NOT_FOUND", message: "Este item não existe mais. Recarregue a página." });
  if (check.isConfirmable) return check;
  throw new ActionError({ code: "BAD_REQUEST", message: "Este item é conferido pelo próprio servidor e não precisa de confirmação." });
}
