import { actions } from "astro:actions";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { countFinished } from "#domain/jobs/job";
import { callOnce } from "../../../call/call";
import { PAGES_KEY } from "../../../page/page-keys";

export const RUNS_UNDER_WAY_KEY = ["runs-under-way"] as const;

const LOOK_EVERY_MS = 3000;

/** The runs that are not over; asked again while one goes on, and the pages with them. */
export function useRunsUnderWay() {
  const client = useQueryClient();
  const { data: runs = [], isSuccess } = useQuery({
    queryKey: RUNS_UNDER_WAY_KEY,
    queryFn: () => callOnce(actions.panel.underWay),
    refetchInterval: ({ state }) =>
      state.status !== "error" && state.data?.some(({ status }) => status === "running") ? LOOK_EVERY_MS : false,
  });
  const made = isSuccess ? runs.map((run) => `${run.id} ${countFinished(run)}`).join() : undefined;
  const known = useRef(made);

  // The list grows while runs go on.
  useEffect(() => {
    if (known.current !== undefined && known.current !== made) void client.invalidateQueries({ queryKey: PAGES_KEY });
    known.current = made;
  }, [made, client]);

  return runs;
}
