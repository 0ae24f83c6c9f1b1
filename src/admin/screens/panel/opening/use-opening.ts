import { actions } from "astro:actions";
import { useQuery } from "@tanstack/react-query";
import { callOnce, type DataOf } from "../../../call/call";
import { PAGES_KEY } from "../../../page/page-keys";

/** Old as soon as pages change, of which it counts some. */
export const OPENING_KEY = [...PAGES_KEY, "opening"] as const;

const FRESH_MS = 60_000;

export type Opening = DataOf<typeof actions.panel.opening>;

/** What the panel opens with; the screen's page brings it. */
export function useOpening() {
  return useQuery({ queryKey: OPENING_KEY, queryFn: () => callOnce(actions.panel.opening), staleTime: FRESH_MS });
}
