import { actions } from "astro:actions";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call, type DataOf } from "../../call/call";
import { BEFORE_LAUNCH_KEY } from "../../frame/BeforeLaunchBadge";
import { notifyFailure } from "../../ui/toast/notify";

export type BeforeLaunchChecks = DataOf<typeof actions.beforeLaunch.list>;

const CHECKS_KEY = [...BEFORE_LAUNCH_KEY, "checks"] as const;

export function useBeforeLaunchChecks() {
  return useQuery({ queryKey: CHECKS_KEY, queryFn: () => call(actions.beforeLaunch.list) });
}

/** Ticks or unticks a check; the tick shows at once and goes back when the server could not keep it. */
export function useTickCheck() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, isDone }: { id: string; isDone: boolean }) =>
      call(isDone ? actions.beforeLaunch.confirm : actions.beforeLaunch.undo, { id }),
    async onMutate({ id, isDone }) {
      await client.cancelQueries({ queryKey: CHECKS_KEY });
      const before = client.getQueryData<BeforeLaunchChecks>(CHECKS_KEY);
      client.setQueryData<BeforeLaunchChecks>(
        CHECKS_KEY,
        (list) => list && { checks: list.checks.map((check) => (check.id === id ? tick(check, isDone) : check)) },
      );
      return { before };
    },
    onError(error, _variables, context) {
      client.setQueryData(CHECKS_KEY, context?.before);
      notifyFailure(error, "Não foi possível guardar");
    },
    onSettled: () => client.invalidateQueries({ queryKey: BEFORE_LAUNCH_KEY }),
  });
}

type Check = BeforeLaunchChecks["checks"][number];

function tick(check: Check, isDone: boolean): Check {
  return { ...check, state: isDone ? "done" : "pending", confirmation: undefined };
}
