import { actions } from "astro:actions";
import { useQuery } from "@tanstack/react-query";
import { callOnce } from "../call/call";

/** What the query cache keeps of the launch checks. */
export const BEFORE_LAUNCH_KEY = ["before-launch"] as const;

export const BEFORE_LAUNCH_COUNT_KEY = [...BEFORE_LAUNCH_KEY, "count"] as const;

const FRESH_MS = 60_000;

/** How many launch checks are left; 0 when all are done or the number is not known. */
export function useBeforeLaunchCount(): number {
  const { data = 0 } = useQuery({
    queryKey: BEFORE_LAUNCH_COUNT_KEY,
    queryFn: () => callOnce(actions.beforeLaunch.count),
    staleTime: FRESH_MS,
  });
  return data;
}
