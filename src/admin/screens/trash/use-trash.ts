import { actions } from "astro:actions";
import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call, type DataOf } from "../../call/call";
import { explain } from "../../call/call-error";
import { formatCount } from "../../run/run-texts";
import { notifyError, notifySuccess } from "../../ui/toast/notify";

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
    onError: (error) => notifyError("Não foi possível restaurar", explain(error, "Tente novamente.")),
    onSettled,
  });
  const erase = useMutation({
    mutationFn: ({ id }: TrashedPage) => call(actions.trash.erase, { id }),
    onSuccess: (_, { title }) => notifySuccess("Página excluída de vez", title),
    onError: (error) => notifyError("Não foi possível excluir", explain(error, "Tente novamente.")),
    onSettled,
  });
  const empty = useMutation({
    mutationFn: () => call(actions.trash.empty),
    onSuccess: ({ erased }) =>
      notifySuccess("Lixeira esvaziada", erased === 1 ? "1 página excluída de vez" : `${formatCount(erased)} páginas excluídas de vez`),
    onError: (error) => notifyError("Não foi possível esvaziar", explain(error, "Tente novamente.")),
    onSettled,
  });
  return { list, restore, erase, empty };
}
