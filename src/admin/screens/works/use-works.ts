import { actions } from "astro:actions";
import { WORK_STATES, type WorkState } from "#domain/work/work";
import { call, type DataOf } from "../../call/call";
import { useRemoval } from "../../ui/list/use-act";
import type { ListAddress } from "../../ui/list/use-address-params";
import { useList } from "../../ui/list/use-list";

export const WORKS_KEY = ["works"] as const;
const STATES = Object.keys(WORK_STATES) as WorkState[];

export type ListedWork = DataOf<typeof actions.works.list>["works"][number];
/** A work to be changed, or what a new one is chosen from. */
export type OpenedWork = DataOf<typeof actions.works.open>;

export function useWorks(address: ListAddress) {
  const state = address.readOneOf("situacao", STATES);
  const list = useList({
    key: [...WORKS_KEY, "list"],
    address,
    filter: { state },
    read: (asked) => call(actions.works.list, asked),
    rows: ({ works }) => works,
  });
  const remove = useRemoval({
    key: WORKS_KEY,
    remove: ({ id }: ListedWork) => call(actions.works.remove, { id }),
    restore: (_, { id }) => call(actions.works.restore, { id }),
    told: ({ shownTitle }) => ["Obra apagada", shownTitle],
    back: "Obra de volta",
    failed: "A obra não foi apagada",
    notBack: "A obra não voltou",
  });
  return { list, remove, state };
}
