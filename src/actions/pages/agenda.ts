import { z } from "astro/zod";
import { DAY_MS } from "#domain/calendar/days";
import { describeMoment, momentAt } from "#domain/calendar/owner-time";
import { listScheduled } from "#server/pages/page-schedule";
import { defineCall } from "../call/define-call";
import { getFound, refuse } from "../call/refusals";
import { chosenIds, MAX_CHOSEN, pageNumber, rowId, rowVersion, someOf } from "../fields";
import { STATUS_ACTIONS } from "./page-activities";

const PAGE_SIZE = 50;
/** A moment further away is a slip of the hand. */
const FURTHEST_MS = 2 * 366 * DAY_MS;

const NOT_A_DRAFT = "Só um rascunho pode ser programado, e esta página não é mais um.";

/** Pages that go public at their moments. */
export const agenda = {
  list: defineCall({ page: pageNumber }, async ({ page }, { services: { connection } }) => {
    const listed = await listScheduled(connection.db, PAGE_SIZE, (page - 1) * PAGE_SIZE);
    return { ...listed, pageSize: PAGE_SIZE };
  }),

  /** Has a draft, as it was seen, go public at a time of a day, by the owner's clock; answers how it is since: held back, if it may not go public. */
  schedule: defineCall(
    {
      id: rowId,
      day: z.iso.date("Escolha o dia."),
      time: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, "Escolha a hora."),
      version: rowVersion,
      /** The moment it waited for when this one was chosen. */
      seenPublishAt: z.coerce.date().nullable(),
    },
    async ({ id, day, time, version, seenPublishAt }, { administrator, services, record }) => {
      const moment = momentAt(day, time);
      if (moment.getTime() <= Date.now()) throw refuse("BAD_REQUEST", "Este momento já passou. Escolha outro ou publique agora.");
      checkNear(moment);
      const seen = { version, publishAt: seenPublishAt };
      const changed = await services.pageWriter.write((pages) => pages.schedule(id, moment, administrator.email, seen));
      const page = getFound(changed, NOT_A_DRAFT);
      if (page.status === "held") await record(STATUS_ACTIONS.held, page);
      else await record("page.scheduled", { id, title: page.title, after: describeMoment(moment) });
      return { version: page.version, status: page.status, held: page.held, publishAt: page.publishAt };
    },
  ),

  /** Has drafts wait no more; answers with those that did, as `restore` takes them. */
  cancel: defineCall({ ids: chosenIds }, async ({ ids }, { services, record }) => {
    const changed = await services.pageWriter.write((pages) => pages.unschedule(ids));
    await record("page.unscheduled", changed);
    return { changed: changed.flatMap(({ id, publishAt }) => (publishAt ? [{ id, publishAt }] : [])) };
  }),

  /** Has drafts wait again for the moments that `cancel` took from them. */
  restore: defineCall(
    { moments: someOf(z.object({ id: z.string().max(64), publishAt: z.coerce.date() }), MAX_CHOSEN) },
    async ({ moments }, { services, record }) => {
      for (const { publishAt } of moments) checkNear(publishAt);
      const wanted = new Map(moments.map(({ id, publishAt }) => [id, publishAt]));
      const restored = await services.pageWriter.write((pages) => pages.waitAgain(wanted));
      const told = restored.map(({ id, title, publishAt }) => ({ id, title, after: publishAt && describeMoment(publishAt) }));
      await record("page.scheduled", told);
      return { restored: restored.map(({ id, publishAt }) => ({ id, publishAt })) };
    },
  ),
};

function checkNear(moment: Date): void {
  if (moment.getTime() - Date.now() > FURTHEST_MS) throw refuse("BAD_REQUEST", "Escolha um dia dos próximos dois anos.");
}
