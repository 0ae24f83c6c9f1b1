import { actions } from "astro:actions";
import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { WorkState } from "#domain/work/work";
import { call, type DataOf } from "../../call/call";
import { notifyFailure, notifySuccess } from "../../ui/toast/notify";

const WORKS_KEY = ["works"] as const;

export type ListedWork = DataOf<typeof actions.works.list>["works"][number];
/** A work to be changed, or what a new one is chosen from. */
export type OpenedWork = DataOf<typeof actions.works.open>;

export function useWorks(state: WorkState | undefined, page: number) {
  const client = useQueryClient();
  const onSettled = () => client.invalidateQueries({ queryKey: WORKS_KEY });
  const list = useQuery({
    queryKey: [...WORKS_KEY, "list", state, page],
    queryFn: async () => {
      const { works, ...listed } = await call(actions.works.list, { state, page });
      return { ...listed, pages: works, page };
    },
    placeholderData: keepPreviousData,
  });
  const restore = useMutation({
    mutationFn: (id: string) => call(actions.works.restore, { id }),
    onSuccess: () => notifySuccess("Obra de volta"),
    onError: (error) => notifyFailure(error, "A obra não voltou"),
    onSettled,
  });
  const remove = useMutation({
    mutationFn: ({ id }: ListedWork) => call(actions.works.remove, { id }),
    onSuccess: (_, { id, shownTitle }) => notifySuccess("Obra apagada", shownTitle, { label: "Desfazer", onAct: () => restore.mutate(id) }),
    onError: (error) => notifyFailure(error, "A obra não foi apagada"),
    onSettled,
  });
  return { list, remove };
}

/** A new one without an id. */
export function useOpenedWork(id: string | undefined) {
  return useQuery({
    queryKey: [...WORKS_KEY, "open", id],
    queryFn: () => call(actions.works.open, { id }),
    gcTime: 0,
    staleTime: Infinity,
  });
}

/** Has lists and works read anew. */
export function useForgetWorks() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: WORKS_KEY });
}
