import { ActionError } from "astro:actions";
import { z } from "astro/zod";
import { dayOf } from "#domain/calendar/owner-time";
import { gateKinds } from "#domain/gate/gate-kind";
import { PHOTO_ID } from "#domain/photo/photo-references";
import { tellWhere, titleOfWork } from "#domain/work/describe-work";
import {
  findWorkProblem,
  WORK_LIMITS,
  WORK_SERVICE_NAMES,
  WORK_STATES,
  type Work,
  type WorkFields,
  type WorkState,
} from "#domain/work/work";
import type { Services } from "#server/services";
import { defineCall } from "../call/define-call";
import { defineKeyedCall } from "../call/define-keyed-call";
import { getFound } from "../call/refusals";
import { linesUpTo, lineUpTo, pageNumber } from "../fields";

const PAGE_SIZE = 20;
const GONE = "Esta obra não está mais na lista.";
const CHANGED = "Outra pessoa mudou esta obra enquanto você a editava. Copie o que escreveu, abra de novo e repita.";
/** Before it there was no such gate to show. */
const FIRST_DAY = "1980-01-01";
const STATES = Object.keys(WORK_STATES) as [WorkState, ...WorkState[]];

const photos = z
  .array(z.string().regex(PHOTO_ID))
  .max(WORK_LIMITS.photos, `Use no máximo ${WORK_LIMITS.photos} fotografias de antes e outras tantas de depois.`);

const fields = z.object({
  day: z.iso.date("Escolha o dia.").refine((day) => day >= FIRST_DAY && day <= dayOf(new Date()), "Escolha o dia em que a obra foi feita."),
  place: z.string().min(1, "Escolha o bairro ou a cidade.").max(80),
  gate: z.enum(gateKinds, { error: "Escolha o tipo de portão." }),
  service: z.enum(WORK_SERVICE_NAMES, { error: "Escolha o serviço." }),
  motor: lineUpTo(WORK_LIMITS.motor).default(""),
  problem: linesUpTo(WORK_LIMITS.text).default(""),
  done: linesUpTo(WORK_LIMITS.text).default(""),
  hours: z.number().min(0.25, "Menos de 15 minutos não se mostra.").max(WORK_LIMITS.hours).optional(),
  title: lineUpTo(WORK_LIMITS.title).default(""),
  summary: lineUpTo(WORK_LIMITS.summary).default(""),
  photos: z.object({ before: photos, after: photos }),
  technicianId: z.string().min(1).max(64).optional(),
  hasConsent: z.boolean(),
});

const written = z.object({ fields, state: z.enum(STATES) });
const workId = z.object({ id: z.string().min(1).max(64) });

/** What was done at customers' gates. */
export const works = {
  list: defineCall({
    input: z.object({ state: z.enum(STATES).optional(), page: pageNumber }),
    async handler({ state, page }, { services }) {
      const { works, total } = await services.works.list(state, PAGE_SIZE, (page - 1) * PAGE_SIZE);
      const { places } = services.content.current.facts;
      return {
        works: works.map((work) => ({ ...work, shownTitle: titleOfWork(work, tellWhere(work.place, places)) })),
        total,
        pageSize: PAGE_SIZE,
        isTotalExact: true,
      };
    },
  }),

  /** One to be changed, or what a new one is chosen from. */
  open: defineCall({
    input: z.object({ id: z.string().max(64).optional() }),
    async handler({ id }, { services }) {
      const work = id === undefined ? undefined : getFound(await services.works.find(id), GONE);
      const shown = await services.photos.findShown(work ? [...work.photos.before, ...work.photos.after] : []);
      const { places, business } = services.content.current.facts;
      return {
        work,
        photos: [...shown.values()],
        places: places.map(({ slug, label }) => ({ slug, label, where: tellWhere(slug, places) })),
        technicians: (await services.team.list()).map(({ id, name, isShown }) => ({ id, name, isShown })),
        motors: business.plans.map(({ name }) => `${business.identity.manufacturer} ${name}`),
      };
    },
  }),

  create: defineKeyedCall({
    input: written,
    async handler({ fields, state }, { administrator, services, once, record }) {
      const title = check(fields, state, services);
      const work = await once.around(() => services.works.create(fields as WorkFields, state, title, administrator.email));
      await record(state === "public" ? "work.published" : "work.saved", { id: work.id, title });
      return { id: work.id, slug: work.slug };
    },
  }),

  save: defineCall({
    input: written.extend({ id: workId.shape.id, version: z.number().int().min(1) }),
    async handler({ id, version, fields, state }, { services, record }) {
      const title = check(fields, state, services);
      const saved = await services.works.save(id, version, fields as WorkFields, state);
      if (saved.outcome === "conflict") throw new ActionError({ code: "CONFLICT", message: CHANGED });
      const { work } = getFound(saved.outcome === "saved" && saved, GONE);
      await record(state === "public" ? "work.published" : "work.saved", { id, title });
      return { id, slug: work.slug };
    },
  }),

  remove: defineCall({
    input: workId,
    async handler({ id }, { services, record }) {
      const work = getFound(await services.works.remove(id), GONE);
      await record("work.removed", { id, title: titleOf(work, services) });
    },
  }),

  restore: defineCall({
    input: workId,
    async handler({ id }, { services, record }) {
      const work = getFound(await services.works.restore(id), "Esta obra já voltou, ou foi apagada de vez.");
      await record("work.restored", { id, title: titleOf(work, services) });
    },
  }),
};

function titleOf(work: Work, { content }: Services): string {
  return titleOfWork(work, tellWhere(work.place, content.current.facts.places));
}

/** @returns its title. @throws with what must be mended before it is kept so. */
function check(typed: z.output<typeof fields>, state: WorkState, { content }: Services): string {
  const { places } = content.current.facts;
  const isKnown = places.some(({ slug }) => slug === typed.place);
  const problem = isKnown ? state === "public" && findWorkProblem(typed as WorkFields) : "Escolha um bairro ou uma cidade da lista.";
  if (problem) throw new ActionError({ code: "BAD_REQUEST", message: problem });
  return titleOfWork(typed, tellWhere(typed.place, places));
}
