import { actions } from "astro:actions";
import { useQuery } from "@tanstack/react-query";
import { callOnce } from "../call/call";

/** What the query cache keeps of audits. */
export const AUDIT_KEY = ["audit"] as const;

const FRESH_MS = 60_000;

/** How many findings of the last audit are still to be mended; 0 as long as nobody knows. */
export function useAuditCount(): number {
  const { data = 0 } = useQuery({
    queryKey: [...AUDIT_KEY, "count"],
    queryFn: () => callOnce(actions.audit.count),
    staleTime: FRESH_MS,
  });
  return data;
}
