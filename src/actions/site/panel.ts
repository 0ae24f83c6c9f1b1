import { z } from "astro/zod";
import { listUnderWay } from "#server/jobs/job-progress";
import { findAnything } from "#server/panel/find-anything";
import { readOpening } from "#server/panel/opening";
import { defineCall } from "../call/define-call";
import { keepFacts } from "../call/keep-facts";

/** What the panel's first screen shows before anything is asked of it. */
export const panel = {
  opening: defineCall(async ({ services }) => await readOpening(services)),

  /** The runs that are not over, paused ones too. */
  underWay: defineCall(async ({ services: { jobs } }) => await listUnderWay(jobs)),

  /** What there is under some words, a few of each kind. */
  find: defineCall({ query: z.string().trim().min(2).max(100) }, async ({ query }, { services }) => await findAnything(services, query)),

  /** Closes to the end of a day, and says why; opens again where there is none. */
  setClosed: defineCall({ until: z.string().max(10), note: z.string().max(200) }, async ({ until, note }, call) => {
    const values = [
      { path: "hours.closedUntil", typed: until },
      { path: "hours.closedNote", typed: note },
    ];
    const close = () => call.services.factRegister.saveLatest(values, call.administrator.email);
    await keepFacts(call, close, "Outra pessoa mudou isto agora há pouco. Recarregue a página.");
  }),
};
