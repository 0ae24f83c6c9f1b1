import { ActionError } from "astro:actions";
import { z } from "astro/zod";
import { dayOf } from "#domain/calendar/owner-time";
import { PHOTO_ID } from "#domain/photo/photo-references";
import { findTechnicianProblem, TECHNICIAN_LIMITS, type TechnicianFields } from "#domain/team/technician";
import { defineCall } from "../call/define-call";
import { defineKeyedCall } from "../call/define-keyed-call";
import { getFound } from "../call/refusals";
import { linesUpTo, lineUpTo } from "../fields";

const GONE = "Esta pessoa não está mais na equipe.";
const CHANGED = "Outra pessoa mudou estes dados enquanto você os abria. Copie o que escreveu, abra de novo e repita.";
const TOO_MANY = `A equipe já tem ${TECHNICIAN_LIMITS.people} pessoas. Apague quem saiu.`;

const fields = z.object({
  name: lineUpTo(TECHNICIAN_LIMITS.name),
  photoId: z.string().regex(PHOTO_ID).optional(),
  since: z.number({ error: "Escreva o ano com quatro algarismos." }).int("Escreva o ano com quatro algarismos.").optional(),
  courses: z
    .array(lineUpTo(TECHNICIAN_LIMITS.course).min(1))
    .max(TECHNICIAN_LIMITS.courses, `Escreva no máximo ${TECHNICIAN_LIMITS.courses} cursos.`),
  about: linesUpTo(TECHNICIAN_LIMITS.about),
  isShown: z.boolean(),
});

const technicianId = z.object({ id: z.string().min(1).max(64) });

/** Who does the work. */
export const team = {
  list: defineCall({
    async handler(_, { services }) {
      const technicians = await services.team.list();
      const photos = await services.photos.findShown(technicians.flatMap(({ photoId }) => photoId ?? []));
      return {
        technicians: await Promise.all(
          technicians.map(async (technician) => ({
            ...technician,
            photo: photos.get(technician.photoId ?? ""),
            uses: await services.team.countUses(technician.id),
          })),
        ),
      };
    },
  }),

  /** One to be changed. */
  open: defineCall({
    input: technicianId,
    async handler({ id }, { services }) {
      const technician = getFound(await services.team.find(id), GONE);
      const { photoId } = technician;
      const photos = await services.photos.findShown(photoId === undefined ? [] : [photoId]);
      return { technician, photo: photos.get(photoId ?? ""), uses: await services.team.countUses(id) };
    },
  }),

  create: defineKeyedCall({
    input: z.object({ fields }),
    async handler({ fields }, { administrator, services, once, record }) {
      const checked = check(fields);
      const made = await once.around(() => services.team.create(checked, administrator.email));
      if (!made) throw new ActionError({ code: "CONFLICT", message: TOO_MANY });
      await record("technician.added", { id: made.id, title: made.name });
      return { id: made.id };
    },
  }),

  save: defineCall({
    input: technicianId.extend({ version: z.number().int().min(1), fields }),
    async handler({ id, version, fields }, { services, record }) {
      const saved = await services.team.save(id, version, check(fields));
      if (saved.outcome === "conflict") throw new ActionError({ code: "CONFLICT", message: CHANGED });
      const { technician } = getFound(saved.outcome === "saved" && saved, GONE);
      await record("technician.saved", { id, title: technician.name });
    },
  }),

  /** One place up or down; nothing where there is none. */
  move: defineCall({
    input: technicianId.extend({ step: z.union([z.literal(1), z.literal(-1)]) }),
    async handler({ id, step }, { services }) {
      await services.team.move(id, step);
    },
  }),

  remove: defineCall({
    input: technicianId,
    async handler({ id }, { services, record }) {
      const { name } = getFound(await services.team.remove(id), GONE);
      await record("technician.removed", { id, title: name });
    },
  }),

  restore: defineCall({
    input: technicianId,
    async handler({ id }, { services, record }) {
      const { name } = getFound(await services.team.restore(id), "Esta pessoa já voltou, ou foi apagada de vez.");
      await record("technician.restored", { id, title: name });
    },
  }),
};

/** @throws with what must be mended before it is kept so. */
function check({ photoId, since, ...typed }: z.output<typeof fields>): TechnicianFields {
  const checked = { ...typed, photoId, since };
  const problem = findTechnicianProblem(checked, Number(dayOf(new Date()).slice(0, 4)));
  if (problem) throw new ActionError({ code: "BAD_REQUEST", message: problem });
  return checked;
}
