import { actions } from "astro:actions";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { ResultFilter } from "#domain/results/page-filter";
import type { Span, Step } from "#domain/results/span";
import { call, type DataOf } from "../../call/call";
import { RESULTS_KEY } from "../../results/results-key";

export type ResultsNow = DataOf<typeof actions.results.read>;
export type ResultGroups = DataOf<typeof actions.results.groups>;
export type ResultPages = DataOf<typeof actions.results.pages>;
export type ResultPage = ResultPages["pages"][number];

export function useResults({ from, to }: Span, step: Step | undefined) {
  return useQuery({
    queryKey: [...RESULTS_KEY, "read", from, to, step],
    queryFn: () => call(actions.results.read, { from, to, step }),
    placeholderData: keepPreviousData,
  });
}

export function useResultGroups({ from, to }: Span) {
  return useQuery({
    queryKey: [...RESULTS_KEY, "groups", from, to],
    queryFn: () => call(actions.results.groups, { from, to }),
    placeholderData: keepPreviousData,
  });
}

export function useResultPages({ from, to }: Span, filter: ResultFilter, page: number) {
  return useQuery({
    queryKey: [...RESULTS_KEY, "pages", from, to, filter, page],
    queryFn: async () => ({ ...(await call(actions.results.pages, { from, to, ...filter, page })), page }),
    placeholderData: keepPreviousData,
  });
}
