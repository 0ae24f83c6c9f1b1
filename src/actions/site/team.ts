import { z } from "astro/zod";
import { dayOf } from "#domain/calendar/owner-time";
import { findTechnicianProblem, MAX_TEAM, type TechnicianFields } from "#domain/team/technician";
import { technicianForm, technicianSchema } from "#domain/team/technician-schema";
import { defineCall, defineKeyedCall } from "../call/define-call";
import { getFound, getSaved, refuse } from "../call/refusals";
import { oneRow, rowId, rowVersion } from "../fields";

const GONE = "Esta pessoa não está mais na equipe.";
const CHANGED = "Outra pessoa mudou estes dados enquanto você os abria. Copie o que escreveu, abra de novo e repita.";
const TOO_MANY = `A equipe já tem ${MAX_TEAM} pessoas. Apague quem saiu.`;

/** Who does the work. */
export const team = {
  list: defineCall(async ({ services }) => {
    const technicians = await services.team.list();
    const photos = await services.photos.findShown(technicians.flatMap(({ photoId }) => photoId ?? []));
    const shown = technicians.map(async (one) => {
      return { ...one, photo: photos.get(one.photoId ?? ""), uses: await services.team.countUses(one.id) };
    });
    return { technicians: await Promise.all(shown) };
  }),

  /** One to be changed, or the form of a new one. */
  open: defineCall(oneRow.partial(), async ({ id }, { services }) => {
    if (id === undefined) return { form: technicianForm };
    const technician = getFound(await services.team.find(id), GONE);
    const [photo] = (await services.photos.findShown([technician.photoId ?? []].flat())).values();
    return { form: technicianForm, technician, photo, uses: await services.team.countUses(id) };
  }),

  create: defineKeyedCall({ fields: technicianSchema }, async ({ fields }, { administrator, services, once, record }) => {
    const checked = check(fields);
    const made = await once.around(() => services.team.create(checked, administrator.email));
    if (!made) throw refuse("CONFLICT", TOO_MANY);
    await record("technician.added", { id: made.id, title: made.name });
    return { id: made.id };
  }),

  save: defineCall({ id: rowId, version: rowVersion, fields: technicianSchema }, async ({ id, version, fields }, { services, record }) => {
    const { name } = getSaved(await services.team.save(id, version, check(fields)), CHANGED, GONE);
    await record("technician.saved", { id, title: name });
  }),

  /** One place up or down from the place it was seen at, the first is 0; nothing where there is none, or it has moved since. */
  move: defineCall(
    { id: rowId, step: z.union([z.literal(1), z.literal(-1)]), seenPlace: z.number().int().min(0) },
    async ({ id, step, seenPlace }, { services }) => {
      await services.team.move(id, step, seenPlace);
    },
  ),

  remove: defineCall(oneRow, async ({ id }, { services, record }) => {
    const { name } = getFound(await services.team.remove(id), GONE);
    await record("technician.removed", { id, title: name });
  }),

  restore: defineCall(oneRow, async ({ id }, { services, record }) => {
    const { name } = getFound(await services.team.restore(id), "Esta pessoa já voltou, ou foi apagada de vez.");
    await record("technician.restored", { id, title: name });
  }),
};

/** @throws with what must be mended before it is kept so. */
function check(fields: TechnicianFields): TechnicianFields {
  const problem = findTechnicianProblem(fields, Number(dayOf(new Date()).slice(0, 4)));
  if (problem) throw refuse("BAD_REQUEST", problem);
  return fields;
}
