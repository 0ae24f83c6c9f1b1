import { z } from "astro/zod";
import { dayOf } from "#domain/calendar/owner-time";
import { MAX_CHOSEN_PAGES } from "#domain/page/pages-filter";
import { RESULT_ORDER_NAMES, RESULT_ORIGINS } from "#domain/results/page-filter";
import { nameTopic } from "#domain/results/page-subject";
import { PRUNE_ADVICE, type PruneAdvice } from "#domain/results/prune-page";
import { chooseStep, findSpanProblem, fitSpan, isComparable, type Span, STEPS, stepsFor } from "#domain/results/span";
import { hasSearchFigures } from "#server/results/import-report";
import type { PrunedPage } from "#server/results/prune-list";
import type { Services } from "#server/services";
import { defineCall } from "../call/define-call";
import { refuse } from "../call/refusals";
import { pageNumber } from "../fields";

const PAGE_SIZE = 20;

const span = { from: z.string().max(10), to: z.string().max(10) };

const filter = {
  query: z.string().max(200).default(""),
  origin: z.enum(RESULT_ORIGINS).optional(),
  place: z.string().max(100).optional(),
  topic: z.string().max(100).optional(),
  order: z.enum(RESULT_ORDER_NAMES).default("visits"),
};

const advice = z.enum(PRUNE_ADVICE);

/** What the site brought: visits, touches of the contacts, what the owner noted of them. */
export const results = {
  /** Of the whole site, step by step. */
  read: defineCall({ ...span, step: z.enum(STEPS).optional() }, async ({ step: asked, ...asking }, { services: { results } }) => {
    const today = dayOf(new Date());
    const span = readSpan(asking, today);
    const steps = stepsFor(span, today);
    const step = chooseStep(steps, asked);
    return { span, step, steps, isComparable: isComparable(span, step, today), ...(await results.readOverview(span, step)) };
  }),

  /** By what pages have in common. */
  groups: defineCall(z.object(span), async (asking, { services: { results } }) => await results.readGroups(readSpan(asking))),

  pages: defineCall(
    { ...span, ...filter, page: pageNumber },
    async ({ from, to, page, ...filter }, { services: { results, connection, content, visitCounts } }) => {
      const ranked = await results.rankPages(readSpan({ from, to }), filter);
      const shown = ranked.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
      const described = await visitCounts.describePages(shown.map(({ number }) => number));
      const { knowledge, places } = content.current.facts;
      return {
        total: ranked.length,
        pageSize: PAGE_SIZE,
        hasReport: await hasSearchFigures(connection.db),
        filterNames: {
          place: places.find(({ slug }) => slug === filter.place)?.label,
          topic: filter.topic === undefined ? undefined : nameTopic(filter.topic, knowledge),
        },
        pages: shown.map((one) => ({ ...one, page: described.get(one.number) })),
      };
    },
  ),

  /** The pages that bring little, with what is advised for each. */
  prune: defineCall({ advice: advice.optional(), page: pageNumber }, async ({ advice, page }, { services }) => {
    const { countedSince, pages: all } = await services.results.listPruned();
    const found = all.filter((one) => advice === undefined || one.advice === advice);
    return {
      countedSince,
      counts: countAdvice(all),
      all: all.length,
      total: found.length,
      pageSize: PAGE_SIZE,
      pages: await describePruned(found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE), services),
    };
  }),

  /** Every page of an advice, or of all, as far as they may be chosen at once. */
  pruneAll: defineCall({ advice: advice.optional() }, async ({ advice }, { services }) => {
    const { pages } = await services.results.listPruned();
    const found = pages.filter((one) => advice === undefined || one.advice === advice);
    return { pages: await describePruned(found.slice(0, MAX_CHOSEN_PAGES), services) };
  }),
};

function countAdvice(pages: readonly PrunedPage[]): Partial<Record<PruneAdvice, number>> {
  const counts: Partial<Record<PruneAdvice, number>> = {};
  for (const { advice } of pages) counts[advice] = (counts[advice] ?? 0) + 1;
  return counts;
}

/** As a list shows them and a mend takes them; those that are gone meanwhile are left out. */
async function describePruned(pages: readonly PrunedPage[], { visitCounts }: Services) {
  const numbers = pages.flatMap(({ number, sibling }) => (sibling === undefined ? [number] : [number, sibling]));
  const described = await visitCounts.describePages(numbers);
  return pages.flatMap(({ number, id, sibling, advice, says }) => {
    const page = described.get(number);
    const other = sibling === undefined ? undefined : described.get(sibling);
    if (!page?.isPublic) return [];
    const detail = { pages: other?.isPublic ? [{ path: other.path, title: other.title }] : undefined };
    return [{ id, pageId: id, path: page.path, title: page.title, advice, says, detail }];
  });
}

/** @throws {ActionError} that says what is wrong with it. */
function readSpan(asked: Span, today = dayOf(new Date())): Span {
  const problem = findSpanProblem(asked);
  if (problem !== undefined) throw refuse("BAD_REQUEST", problem);
  return fitSpan(asked, today);
}
