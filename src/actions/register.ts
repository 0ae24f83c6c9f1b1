import { z } from "astro/zod";
import { findAffectedPages } from "#server/facts/affected-pages";
import { FactProblemsError } from "#server/facts/fact-register";
import { StaleValueError } from "#server/owner-values/owner-values";
import { defineCall } from "./call/define-call";

const MAX_CHANGES = 100;
const path = z.string().min(1).max(120);
const typed = z.union([
  z.string().max(4000),
  z.number(),
  z.boolean(),
  z.array(z.union([z.string().max(500), z.number()])).max(50),
  z.null(),
]);
const changes = z
  .array(z.object({ path, typed, seenVersion: z.int().min(0) }))
  .min(1)
  .max(MAX_CHANGES);

/** The owner's register. */
export const register = {
  list: defineCall({
    handler: async (_, { services }) => ({ fields: await services.factRegister.listFields() }),
  }),

  /** What changes would do: why they cannot be saved, by field, or the pages that would say something else. */
  preview: defineCall({
    input: z.object({ changes }),
    handler: async (input, { services }) => {
      const { content, connection, factRegister, renderContent } = services;
      try {
        const after = await factRegister.preview(input.changes);
        if (!renderContent) return { problems: [] };
        return { problems: [], affected: await findAffectedPages({ before: content.current, after, render: renderContent, connection }) };
      } catch (error) {
        if (error instanceof FactProblemsError) return { problems: error.problems };
        throw error;
      }
    },
  }),

  /** Saves all changes or none; when it answers, every page says them. */
  save: defineCall({
    input: z.object({ changes }),
    async handler(input, { administrator, services, record }) {
      try {
        const saved = await services.factRegister.save(input.changes, administrator.email);
        await record(
          "fact.changed",
          saved.map((change) => ({ id: change.path, title: change.label, before: change.before, after: change.after })),
        );
        return { outcome: "saved" as const, saved };
      } catch (error) {
        if (error instanceof FactProblemsError) return { outcome: "refused" as const, problems: error.problems };
        if (!(error instanceof StaleValueError)) throw error;
        const changed = error.changed.map(({ path: full, savedBy, savedAt, version }) => ({
          path: full.slice("fact/".length),
          by: savedBy,
          at: savedAt,
          version,
        }));
        return { outcome: "stale" as const, changed };
      }
    },
  }),

  history: defineCall({
    input: z.object({ path }),
    handler: async (input, { services }) => ({ revisions: await services.factRegister.listRevisions(input.path) }),
  }),
};
