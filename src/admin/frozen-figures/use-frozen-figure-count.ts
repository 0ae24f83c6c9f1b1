import { actions } from "astro:actions";
import { useQuery } from "@tanstack/react-query";
import { callOnce } from "../call/call";

/** What the query cache keeps of the count. */
export const FROZEN_FIGURES_KEY = ["frozen-figures"] as const;

const FRESH_MS = 60_000;

/** How many figures pages state by hand, as last counted; 0 as long as nobody knows. */
export function useFrozenFigureCount(): number {
  const { data = 0 } = useQuery({
    queryKey: FROZEN_FIGURES_KEY,
    queryFn: () => callOnce(actions.frozenFigures.count),
    staleTime: FRESH_MS,
  });
  return data;
}
