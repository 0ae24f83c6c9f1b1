import { actions } from "astro:actions";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call, type DataOf } from "../../call/call";
import { notifyFailure } from "../../ui/toast/notify";

export type Register = DataOf<typeof actions.register.list>;
export type RegisterField = Register["fields"][number];
export type FactValue = RegisterField["value"];

/** What the query cache keeps of the register. */
export const REGISTER_KEY = ["register"] as const;

/** Takes a value back that this release cannot use. */
export function useForgetUnused() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ path, version }: Register["unused"][number]) => call(actions.register.forgetUnused, { path, version }),
    onError: (error) => notifyFailure(error, "Não foi possível dispensar"),
    onSettled: () => client.invalidateQueries({ queryKey: REGISTER_KEY }),
  });
}

export function useRegister() {
  return useQuery({ queryKey: REGISTER_KEY, queryFn: () => call(actions.register.list) });
}
