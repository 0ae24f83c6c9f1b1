import { z } from "astro/zod";
import type { BeforeLaunchCheck } from "#domain/before-launch/before-launch-check";
import { countPending } from "#domain/before-launch/list-before-launch-checks";
import { dayOf } from "#domain/calendar/owner-time";
import { CLAIMS, type ClaimId } from "#domain/facts/claims";
import { checkProof } from "#domain/facts/proof/proof-fields";
import { readBeforeLaunchChecks } from "#server/panel/before-launch-checks";
import { defineCall } from "../call/define-call";
import { getFound, keepValues, refuse } from "../call/refusals";

const MAX_TYPED = 1000;
const typed = z.string().max(MAX_TYPED);
const seen = { id: z.string().min(1).max(64), version: z.int().min(0) };

const tellOvertaken = (by = "Outra pessoa") => `${by} mudou esta confirmação agora há pouco. Confira e tente de novo.`;

export const beforeLaunch = {
  list: defineCall(async ({ services }) => ({ checks: await readBeforeLaunchChecks(services) })),

  /** How many checks are left, for the navigation. */
  count: defineCall(async ({ services }) => countPending(await readBeforeLaunchChecks(services))),

  /** Keeps the proof of a claim, as whoever gives it sees the claim. */
  confirm: defineCall(
    { ...seen, value: typed, what: typed, source: typed, date: typed },
    async ({ id, version, value, ...fields }, { administrator, services, record }) => {
      const check = getConfirmable(await readBeforeLaunchChecks(services), id);
      if (check.current !== value) throw refuse("CONFLICT", "O valor mudou enquanto você confirmava. Confira o novo e confirme de novo.");
      const [problem] = Object.values(checkProof(fields, dayOf(new Date())));
      if (problem) throw refuse("BAD_REQUEST", problem);
      await keepValues(() => services.proofs.save(check.id, fields, version, administrator.email), tellOvertaken);
      await record("launch.confirmed", { id, title: check.title, after: `${value} (${fields.what}; ${fields.source}; ${fields.date})` });
    },
  ),

  undo: defineCall(z.object(seen), async ({ id, version }, { administrator, services, record }) => {
    const check = getConfirmable(await readBeforeLaunchChecks(services), id);
    const isUndone = await keepValues(() => services.proofs.save(check.id, null, version, administrator.email), tellOvertaken);
    if (isUndone) await record("launch.unconfirmed", { id, title: check.title });
  }),

  /** The proofs that a claim had, the newest first. */
  history: defineCall({ id: z.enum(CLAIMS.map(({ id }) => id)) }, async ({ id }, { services }) => ({
    proofs: await services.proofs.listHistory(id),
  })),
};

/** @throws {ActionError} for a check that is unknown, that the server judges by itself or that contradicts itself. */
function getConfirmable(checks: readonly BeforeLaunchCheck[], id: string): BeforeLaunchCheck & { id: ClaimId } {
  const found = checks.find((one) => one.id === id);
  const check = getFound(found, "Este item não existe mais. Recarregue a página.");
  if (check.isConfirmable) return check as BeforeLaunchCheck & { id: ClaimId };
  if (check.group === "fact") throw refuse("BAD_REQUEST", check.warning ?? check.action);
  throw refuse("BAD_REQUEST", "Este item é conferido pelo próprio servidor e não precisa de confirmação.");
}
