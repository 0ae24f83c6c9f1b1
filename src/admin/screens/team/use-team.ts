import { actions } from "astro:actions";
import { useQuery } from "@tanstack/react-query";
import { call, type DataOf } from "../../call/call";
import { useAct, useRemoval } from "../../ui/list/use-act";
import { useShownList } from "../../ui/list/use-list";
import { describeUses } from "./team-texts";

export const TEAM_KEY = ["team"] as const;

export type ListedTechnician = DataOf<typeof actions.team.list>["technicians"][number];
export type OpenedTechnician = DataOf<typeof actions.team.open>;

export function useTeam() {
  const query = useQuery({ queryKey: [...TEAM_KEY, "list"], queryFn: () => call(actions.team.list) });
  const list = useShownList(query, ({ technicians }) => technicians);
  const move = useAct({
    key: TEAM_KEY,
    failed: "A ordem não mudou",
    act: (move: { id: string; step: 1 | -1; seenPlace: number }) => call(actions.team.move, move),
  });
  const remove = useRemoval({
    key: TEAM_KEY,
    remove: ({ id }: ListedTechnician) => call(actions.team.remove, { id }),
    restore: (_, { id }) => call(actions.team.restore, { id }),
    told: ({ name, uses }) => ["Pessoa apagada da equipe", describeUses(uses, name)],
    back: "De volta à equipe",
    failed: "A pessoa não foi apagada",
    notBack: "A pessoa não voltou",
  });
  return { list, isReading: query.isFetching, move, remove };
}
