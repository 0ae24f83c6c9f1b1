import { z } from "astro/zod";
import { calendarFeedPath } from "#domain/site/paths";
import { defineCall } from "../call/define-call";
import { defineKeyedCall } from "../call/define-keyed-call";
import { getFound, refuse } from "../call/refusals";

const TOO_MANY = "Já há endereços demais. Retire um que ninguém usa.";

/** The secret addresses by which calendars read visits. */
export const calendarFeeds = {
  list: defineCall({
    async handler(_, { services: { calendarFeeds, settings, team } }) {
      const listed = (await team.list()).map(({ id, name }) => ({ id, name }));
      const names = new Map(listed.map(({ id, name }) => [id, name]));
      const feeds = (await calendarFeeds.list()).map(({ id, technicianId, createdAt, token }) => ({
        id,
        createdAt,
        whose: technicianId === "" ? "Todas as visitas" : `Visitas de ${names.get(technicianId) ?? "quem saiu da equipe"}`,
        link: token && settings.siteUrl + calendarFeedPath(token),
      }));
      return { feeds, team: listed };
    },
  }),

  make: defineKeyedCall({
    input: z.object({ technicianId: z.string().max(64).default("") }),
    async handler({ technicianId }, { administrator, services, once, record }) {
      const id = await once.around(() => services.calendarFeeds.make(technicianId, administrator.email));
      if (id === undefined) throw refuse("CONFLICT", TOO_MANY);
      await record("feed.made", { id, title: "visitas" });
    },
  }),

  withdraw: defineCall({
    input: z.object({ id: z.string().min(1).max(64) }),
    async handler({ id }, { services, record }) {
      getFound((await services.calendarFeeds.withdraw(id)) || undefined, "Este endereço já foi retirado.");
      await record("feed.withdrawn", { id, title: "visitas" });
    },
  }),
};
