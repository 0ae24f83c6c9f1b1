import { actions } from "astro:actions";
import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call, type DataOf } from "../../call/call";
import { plural } from "../../run/run-texts";
import { notifyFailure, notifySuccess } from "../../ui/toast/notify";

export const TRASH_KEY = ["trash"] as const;

export type TrashedPage = DataOf<typeof actions.trash.list>["pages"][number];

/** The deleted pages, and what can become of them. */
export function useTrash(page: number) {
  const client = useQueryClient();
  const onSettled = () => client.invalidateQueries({ queryKey: TRASH_KEY });

  const list = useQuery({
    queryKey: [...TRASH_KEY, page],
    queryFn: async () => ({ ...(await call(actions.trash.list, { page })), page }),
    placeholderData: keepPreviousData,
  });
  const restore = useMutation({
    mutationFn: ({ id }: TrashedPage) => call(actions.trash.restore, { id }),
    onSuccess: ({ status }, { title }) =>
      notifySuccess("Página restaurada", status === "public" ? `"${title}" está no ar de novo.` : `"${title}" voltou como rascunho.`),
    onError: (error) => notifyFailure(error, "Não foi possível restaurar"),
    onSettled,
  });
  const erase = useMutation({
    mutationFn: ({ id }: TrashedPage) => call(actions.trash.erase, { id }),
    onSuccess: (_, { title }) => notifySuccess("Página excluída de vez", title),
    onError: (error) => notifyFailure(error, "Não foi possível excluir"),
    onSettled,
  });
  const empty = useMutation({
    mutationFn: () => call(actions.trash.empty),
    onSuccess: ({ erased }) => notifySuccess("Lixeira esvaziada", plural(erased, "página excluída de vez", "páginas excluídas de vez")),
    onError: (error) => notifyFailure(error, "Não foi possível esvaziar"),
    onSettled,
  });
  return { list, restore, erase, empty };
}
