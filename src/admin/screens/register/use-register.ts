import { actions } from "astro:actions";
import { useQuery } from "@tanstack/react-query";
import { call, type DataOf } from "../../call/call";

export type Register = DataOf<typeof actions.register.list>;
export type RegisterField = Register["fields"][number];
export type FactValue = RegisterField["value"];

export const REGISTER_KEY = ["register"] as const;

export function useRegister() {
  return useQuery({ queryKey: REGISTER_KEY, queryFn: () => call(actions.register.list) });
}
