import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api, type LaunchChecks } from "../../api";
import { explain } from "../../call-error";
import { LAUNCH_COUNT_KEY } from "../../components/LaunchBadge";
import { notifyError } from "../../notify";

const CHECKS_KEY = ["launch", "checks"] as const;

export function useLaunchChecks() {
  return useQuery({ queryKey: CHECKS_KEY, queryFn: api.listLaunchChecks });
}

/** Ticks or unticks a check; the tick shows at once and goes back when the server could not keep it. */
export function useTickCheck() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, isDone }: { id: string; isDone: boolean }) => (isDone ? api.confirmLaunchCheck(id) : api.undoLaunchCheck(id)),
    async onMutate({ id, isDone }) {
      await client.cancelQueries({ queryKey: CHECKS_KEY });
      const before = client.getQueryData<LaunchChecks>(CHECKS_KEY);
      client.setQueryData<LaunchChecks>(
        CHECKS_KEY,
        (list) => list && { checks: list.checks.map((check) => (check.id === id ? tick(check, isDone) : check)) },
      );
      return { before };
    },
    onError(error, _variables, context) {
      client.setQueryData(CHECKS_KEY, context?.before);
      notifyError("Não foi possível guardar", explain(error, "Tente novamente."));
    },
    onSettled: () =>
      Promise.all([client.invalidateQueries({ queryKey: CHECKS_KEY }), client.invalidateQueries({ queryKey: LAUNCH_COUNT_KEY })]),
  });
}

type Check = LaunchChecks["checks"][number];

function tick(check: Check, isDone: boolean): Check {
  return { ...check, state: isDone ? "done" : "pending", confirmation: undefined };
}
