import { actions } from "astro:actions";
import { useQuery } from "@tanstack/react-query";
import { callOnce } from "../../../call/call";
import { RESULTS_KEY } from "../../../results/results-key";

const FRESH_MS = 60_000;

/** What the last seven days brought. */
export function useWeek() {
  return useQuery({ queryKey: [...RESULTS_KEY, "week"], queryFn: () => callOnce(actions.results.week), staleTime: FRESH_MS });
}

/** What the last whole month brought, where somebody is to be told. */
export function useMonth(isWanted: boolean) {
  return useQuery({
    queryKey: [...RESULTS_KEY, "month"],
    queryFn: () => callOnce(actions.results.month),
    staleTime: FRESH_MS,
    enabled: isWanted,
  });
}
