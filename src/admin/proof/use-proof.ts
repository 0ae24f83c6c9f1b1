import { actions } from "astro:actions";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call, type DataOf } from "../call/call";
import { BEFORE_LAUNCH_KEY } from "../frame/use-before-launch-count";
import { notifyFailure } from "../ui/toast/notify";

export type BeforeLaunchChecks = DataOf<typeof actions.beforeLaunch.list>;

/** A claim as the list shows it, with its proof. */
export type ClaimCheck = BeforeLaunchChecks["checks"][number];

const CHECKS_KEY = [...BEFORE_LAUNCH_KEY, "checks"] as const;

export function useBeforeLaunchChecks() {
  return useQuery({ queryKey: CHECKS_KEY, queryFn: () => call(actions.beforeLaunch.list) });
}

/** The claims, their proofs and how many are left, asked for anew. */
export function useRefreshedChecks() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: BEFORE_LAUNCH_KEY });
}

export function useTakeBackProof() {
  const refresh = useRefreshedChecks();
  return useMutation({
    mutationFn: ({ id, version = 0 }: ClaimCheck) => call(actions.beforeLaunch.undo, { id, version }),
    onError: (error) => notifyFailure(error, "Não foi possível desfazer"),
    onSettled: refresh,
  });
}
