import { actions } from "astro:actions";
import { useQuery } from "@tanstack/react-query";
import type { JobKind } from "#domain/jobs/run-kind";
import { call, callOnce } from "../call/call";

const LOOK_EVERY_MS = 3000;

export const runKey = (kind: JobKind) => ["runs", kind] as const;

/** The run of a kind that is under way, else the last one; `isWatched` asks again while it is under way. */
export function useLatestRun(kind: JobKind, { isWatched = false } = {}) {
  return useQuery({
    queryKey: runKey(kind),
    // Null when there has been none: the query cache takes no undefined.
    queryFn: async () => (await (isWatched ? callOnce : call)(actions.runs.findLatest, { kind })) ?? null,
    refetchOnWindowFocus: isWatched,
    refetchInterval: ({ state }) => (isWatched && state.data?.status === "running" && state.status !== "error" ? LOOK_EVERY_MS : false),
  });
}
