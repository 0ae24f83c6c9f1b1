import { actions } from "astro:actions";
import { useQuery } from "@tanstack/react-query";
import { callOnce } from "../call/call";
import { BEFORE_LAUNCH_COUNT_KEY } from "../page/page-keys";

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
