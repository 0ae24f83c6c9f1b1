import { actions } from "astro:actions";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call, type DataOf } from "../../call/call";
import { notifyFailure, notifySuccess } from "../../ui/toast/notify";
import { describeUses } from "./team-texts";

const TEAM_KEY = ["team"] as const;

export type ListedTechnician = DataOf<typeof actions.team.list>["technicians"][number];
export type OpenedTechnician = DataOf<typeof actions.team.open>;

export function useTeam() {
  const client = useQueryClient();
  const onSettled = () => client.invalidateQueries({ queryKey: TEAM_KEY });
  const list = useQuery({ queryKey: [...TEAM_KEY, "list"], queryFn: () => call(actions.team.list) });
  const move = useMutation({
    mutationFn: ({ id, step }: { id: string; step: 1 | -1 }) => call(actions.team.move, { id, step }),
    onError: (error) => notifyFailure(error, "A ordem não mudou"),
    onSettled,
  });
  const restore = useMutation({
    mutationFn: (id: string) => call(actions.team.restore, { id }),
    onSuccess: () => notifySuccess("De volta à equipe"),
    onError: (error) => notifyFailure(error, "A pessoa não voltou"),
    onSettled,
  });
  const remove = useMutation({
    mutationFn: ({ id }: ListedTechnician) => call(actions.team.remove, { id }),
    onSuccess: (_, { id, name, uses }) =>
      notifySuccess("Pessoa apagada da equipe", describeUses(uses, name), { label: "Desfazer", onAct: () => restore.mutate(id) }),
    onError: (error) => notifyFailure(error, "A pessoa não foi apagada"),
    onSettled,
  });
  return { list, move, remove };
}

export function useOpenedTechnician(id: string) {
  return useQuery({
    queryKey: [...TEAM_KEY, "open", id],
    queryFn: () => call(actions.team.open, { id }),
    gcTime: 0,
    staleTime: Infinity,
  });
}

/** Has the list and people read anew. */
export function useForgetTeam() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: TEAM_KEY });
}
