import { actions } from "astro:actions";
import { useQuery } from "@tanstack/react-query";
import { callOnce } from "../call/call";

/** What the query cache keeps of the launch checks. */
export const BEFORE_LAUNCH_KEY = ["before-launch"] as const;

const FRESH_MS = 60_000;

/** How many launch checks are left; nothing when all are done or the number is not known. */
export function BeforeLaunchBadge() {
  const { data: count = 0 } = useQuery({
    queryKey: [...BEFORE_LAUNCH_KEY, "count"],
    queryFn: () => callOnce(actions.beforeLaunch.count),
    staleTime: FRESH_MS,
  });
  if (count === 0) return null;
  return (
    <span className="rounded-full bg-amber px-2 py-0.5 text-xs font-bold text-ink tabular-nums">
      {count}
      <span className="sr-only"> {count === 1 ? "pendente" : "pendentes"}</span>
    </span>
  );
}
