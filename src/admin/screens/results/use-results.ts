import { actions } from "astro:actions";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { Span, Step } from "#domain/results/span";
import { call, type DataOf } from "../../call/call";
import { RESULTS_KEY } from "../../results/results-key";

export type ResultsNow = DataOf<typeof actions.results.read>;
export type ResultGroups = DataOf<typeof actions.results.groups>;
export type ResultPage = DataOf<typeof actions.results.pages>["pages"][number];

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
