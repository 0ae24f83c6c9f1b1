import { z } from "astro/zod";
import { quoteFact } from "#domain/facts/fact-quote";
import { FIGURE_FIELD_NAMES } from "#server/frozen-figures/figure-fields";
import { defineCall } from "../call/define-call";
import { defineKeyedCall } from "../call/define-keyed-call";

/** Most pages one call may change, most figures of one, and what their place can be. */
const MAX_PAGES = 100;
const MAX_CHOICES = 500;
const MAX_PLACE = 1_000_000;
const MAX_FIGURES = 2000;

const place = z.number().int().min(0).max(MAX_PLACE);
const figure = z.string().min(1).max(2000);

const pageChoices = z.object({
  id: z.string().min(1).max(64),
  version: z.number().int().min(1),
  choices: z
    .array(
      z.object({
        field: z.enum(FIGURE_FIELD_NAMES),
        start: place,
        end: place,
        text: z.string().min(1).max(2000),
        name: z.string().min(1).max(200),
      }),
    )
    .min(1)
    .max(MAX_CHOICES),
});

export const frozenFigures = {
  /** What the next pages state by hand; `figure` asks for one figure with all its places. */
  scan: defineCall({
    input: z.object({
      after: z.number().int().min(0).default(0),
      figure: figure.optional(),
      enough: z.array(figure).max(MAX_FIGURES).default([]),
    }),
    handler: async ({ enough, ...request }, { services: { frozenFigures } }) =>
      await frozenFigures.scan({ ...request, enough: new Set(enough) }),
  }),

  /** Puts names of facts in place of figures; tells which pages it left as they were, and why. */
  giveNames: defineKeyedCall({
    input: z.object({
      pages: z.array(pageChoices).min(1, "Escolha ao menos uma página.").max(MAX_PAGES, `Escolha no máximo ${MAX_PAGES} páginas por vez.`),
    }),
    async handler({ pages }, { administrator, services: { frozenFigures }, once, record }) {
      const outcome = await frozenFigures.giveNames(pages, administrator.email, once.inside);
      const [first, ...others] = outcome.named;
      const changes = describeChanges(pages);
      if (first && others.length === 0) await record("page.figures-named", { id: first.id, title: `${first.title}: ${changes}` });
      if (others.length > 0) await record("pages.figures-named", { title: `${outcome.named.length} páginas: ${changes}` });
      return outcome;
    },
  }),

  /** How many figures all pages state by hand, as last counted. */
  count: defineCall({
    handler: async (_, { services: { frozenFigures } }) => (await frozenFigures.count.find()) ?? 0,
  }),

  /** Counts again in the background. */
  recount: defineCall({
    async handler(_, { services: { frozenFigures, log } }) {
      void frozenFigures.count.refresh().catch((error: unknown) => log.error({ err: error }, "frozen figures"));
    },
  }),
};

/** Changes that one activity tells of. */
const MAX_TOLD = 3;

/** @example describeChanges(pages) // "R$ 800 → {{plano-solo-preco}}" */
function describeChanges(pages: readonly z.output<typeof pageChoices>[]): string {
  const changes = [...new Set(pages.flatMap(({ choices }) => choices.map(({ text, name }) => `${text} → ${quoteFact(name)}`)))];
  return `${changes.slice(0, MAX_TOLD).join(", ")}${changes.length > MAX_TOLD ? "…" : ""}`;
}
