import { z } from "astro/zod";
import { defineCall } from "../call/define-call";
import { pageNumber } from "../fields";

const name = z.string().min(1).max(200).optional();

export const activities = {
  list: defineCall({ page: pageNumber, actor: name, action: name }, async (filter, { services: { activities } }) => {
    const [found, filters] = await Promise.all([activities.list(filter), activities.listFilters()]);
    return { ...found, ...filters };
  }),
};
