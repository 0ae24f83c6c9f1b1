import { actions } from "astro:actions";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { call, type DataOf } from "../../call/call";
import { AUDIT_KEY } from "../../page/page-keys";
import { notifyFailure } from "../../ui/toast/notify";

export type AuditNow = DataOf<typeof actions.audit.read>;
export type LastAudit = NonNullable<AuditNow["last"]>;

const NOW_KEY = [...AUDIT_KEY, "now"] as const;
const LOOK_EVERY_MS = 1000;

/** When the pages were audited; asked again while an audit is under way, at whose end everything is new. */
export function useAudit() {
  const client = useQueryClient();
  const now = useQuery({
    queryKey: NOW_KEY,
    queryFn: () => call(actions.audit.read),
    refetchInterval: ({ state }) => (state.data?.isRunning && state.status !== "error" ? LOOK_EVERY_MS : false),
  });
  const isRunning = now.data?.isRunning ?? false;
  const wasRunning = useRef(false);
  useEffect(() => {
    if (wasRunning.current && !isRunning) void client.invalidateQueries({ queryKey: AUDIT_KEY });
    wasRunning.current = isRunning;
  }, [client, isRunning]);
  return now;
}

export function useBeginAudit() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(actions.audit.begin),
    // Looked at again until it has ended.
    onSuccess: () => client.setQueryData<AuditNow>(NOW_KEY, (now) => now && { ...now, isRunning: true }),
    onError(error) {
      notifyFailure(error, "Não foi possível auditar");
      void client.invalidateQueries({ queryKey: NOW_KEY });
    },
  });
}
