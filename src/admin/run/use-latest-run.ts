import { actions } from "astro:actions";
import { useQuery } from "@tanstack/react-query";
import type { JobKind } from "#domain/jobs/run-kind";
import { call } from "../call/call";

export const runKey = (kind: JobKind) => ["runs", kind] as const;

/** The run of a kind that is under way, else the last one. */
export function useLatestRun(kind: JobKind) {
  return useQuery({
    queryKey: runKey(kind),
    // Null when there has been none: the query cache takes no undefined.
    queryFn: async () => (await call(actions.runs.findLatest, { kind })) ?? null,
    refetchOnWindowFocus: false,
  });
}
