import { z } from "astro/zod";
import { tellWhere, titleOfWork } from "#domain/work/describe-work";
import { findWorkProblem, WORK_STATE_NAMES, type WorkFields, type WorkState } from "#domain/work/work";
import { workForm, workSchema } from "#domain/work/work-schema";
import type { Services } from "#server/services";
import { defineCall, defineKeyedCall, defineTechnicianCall } from "../call/define-call";
import { getFound, getSaved, refuseField } from "../call/refusals";
import { oneRow, pageNumber, rowId, rowVersion } from "../fields";

const PAGE_SIZE = 20;
/** So many works tell which places are used. */
const LATEST = 10;
const GONE = "Esta obra não está mais na lista.";
const CHANGED = "Outra pessoa mudou esta obra enquanto você a editava. Copie o que escreveu, abra de novo e repita.";

const written = z.object({ fields: workSchema, state: z.enum(WORK_STATE_NAMES) });

/** What was done at customers' gates. */
export const works = {
  list: defineTechnicianCall({ state: z.enum(WORK_STATE_NAMES).optional(), page: pageNumber }, async ({ state, page }, { services }) => {
    const { works, total } = await services.works.list(state, PAGE_SIZE, (page - 1) * PAGE_SIZE);
    const shown = works.map((work) => ({ ...work, shownTitle: titleOf(work, services) }));
    return { works: shown, total, pageSize: PAGE_SIZE };
  }),

  /** One to be changed, or what a new one is chosen from. */
  open: defineCall({ id: z.string().max(64).optional() }, async ({ id }, { services }) => {
    const work = id === undefined ? undefined : getFound(await services.works.find(id), GONE);
    const shown = await services.photos.findShown(work ? [...work.photos.before, ...work.photos.after] : []);
    const { places, business } = services.content.current.facts;
    const { works: latest } = await services.works.list(undefined, LATEST, 0);
    const age = new Map(latest.toReversed().map(({ place }, index) => [place, index + 1]));
    return {
      form: workForm,
      work,
      photos: [...shown.values()],
      // Where works were done of late comes first.
      places: places
        .toSorted((one, other) => (age.get(other.slug) ?? 0) - (age.get(one.slug) ?? 0))
        .map(({ slug, label }) => ({ slug, label, where: tellWhere(slug, places) })),
      technicians: (await services.team.list()).map(({ id, name, isShown }) => ({ id, name, isShown })),
      motors: business.plans.map(({ name }) => `${business.identity.manufacturer} ${name}`),
    };
  }),

  create: defineKeyedCall(written, async ({ fields, state }, { administrator, services, once, record }) => {
    const title = check(fields, state, services);
    const work = await once.around(() => services.works.create(fields, state, title, administrator.email));
    await record(state === "public" ? "work.published" : "work.saved", { id: work.id, title });
    return { id: work.id, slug: work.slug };
  }),

  save: defineCall(written.extend({ id: rowId, version: rowVersion }), async ({ id, version, fields, state }, { services, record }) => {
    const title = check(fields, state, services);
    const work = getSaved(await services.works.save(id, version, fields, state), CHANGED, GONE);
    await record(state === "public" ? "work.published" : "work.saved", { id, title });
    return { id, slug: work.slug };
  }),

  remove: defineCall(oneRow, async ({ id }, { services, record }) => {
    const work = getFound(await services.works.remove(id), GONE);
    await record("work.removed", { id, title: titleOf(work, services) });
  }),

  restore: defineCall(oneRow, async ({ id }, { services, record }) => {
    const work = getFound(await services.works.restore(id), "Esta obra já voltou, ou foi apagada de vez.");
    await record("work.restored", { id, title: titleOf(work, services) });
  }),
};

const titleOf = (work: WorkFields, { content }: Services): string => titleOfWork(work, tellWhere(work.place, content.current.facts.places));

/** @returns its title. @throws with what must be mended before it is kept so. */
function check(typed: WorkFields, state: WorkState, { content }: Services): string {
  const { places } = content.current.facts;
  const isKnown = places.some(({ slug }) => slug === typed.place);
  if (!isKnown) throw refuseField(["fields", "place"], "Escolha um bairro ou uma cidade da lista.");
  const problem = state === "public" ? findWorkProblem(typed) : undefined;
  if (problem) throw refuseField(["fields", ...problem.path], problem.message);
  return titleOfWork(typed, tellWhere(typed.place, places));
}
