import { readOpening } from "#server/panel/opening";
import { listUnderWay } from "#server/panel/runs-under-way";
import { defineCall } from "../call/define-call";

/** What the panel's first screen shows before anything is asked of it. */
export const panel = {
  opening: defineCall({
    handler: async (_, { services }) => await readOpening(services),
  }),

  /** The runs that are not over, paused ones too. */
  underWay: defineCall({
    handler: async (_, { services: { jobs } }) => await listUnderWay(jobs),
  }),
};
