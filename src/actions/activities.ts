import { defineAction } from "astro:actions";
import { z } from "astro/zod";
import { services } from "#server/services";
import { getAdministrator } from "./session-guard";

const LAST_PAGE = 100_000;
const name = z.string().min(1).max(200).optional();

export const activities = {
  list: defineAction({
    input: z.object({ page: z.number().int().min(1).max(LAST_PAGE).default(1), actor: name, action: name }),
    async handler(filter, context) {
      getAdministrator(context);
      const log = services().activities;
      const [found, filters] = await Promise.all([log.list(filter), log.listFilters()]);
      return { ...found, ...filters };
    },
  }),
};
