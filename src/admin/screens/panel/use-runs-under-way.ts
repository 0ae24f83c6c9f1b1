import { actions } from "astro:actions";
import { useQuery } from "@tanstack/react-query";
import { callOnce } from "../../call/call";

export const RUNS_UNDER_WAY_KEY = ["runs-under-way"] as const;

const LOOK_EVERY_MS = 3000;

/** The runs that are not over; asked again while one goes on. */
export function useRunsUnderWay() {
  return useQuery({
    queryKey: RUNS_UNDER_WAY_KEY,
    queryFn: () => callOnce(actions.panel.underWay),
    refetchInterval: ({ state }) =>
      state.status !== "error" && state.data?.some(({ status }) => status === "running") ? LOOK_EVERY_MS : false,
  });
}
