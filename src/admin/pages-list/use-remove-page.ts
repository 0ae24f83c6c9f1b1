import { actions } from "astro:actions";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call, type DataOf } from "../call/call";
import { PAGE_LISTS_KEY, PAGES_KEY } from "../page/page-keys";
import { useRestorePages } from "../page/use-restore";
import { notifyError, notifySuccess } from "../ui/toast/notify";

export type PagesList = DataOf<typeof actions.pages.list>;

/** What is asked before a page is deleted. */
export function describeRemoval({ title }: { title: string }) {
  return {
    title: "Excluir página?",
    description: `A página "${title}" sai do ar imediatamente e vai para a lixeira.`,
    confirmLabel: "Excluir página",
  };
}

/** Deletes a page; its row leaves at once and returns when the server could not. */
export function useRemovePage() {
  const client = useQueryClient();
  const undo = useRestorePages();
  return useMutation({
    mutationFn: (id: string) => call(actions.pages.remove, { id }),
    async onMutate(id) {
      await client.cancelQueries({ queryKey: PAGE_LISTS_KEY });
      const before = client.getQueriesData<PagesList>({ queryKey: PAGE_LISTS_KEY });
      client.setQueriesData<PagesList>({ queryKey: PAGE_LISTS_KEY }, (list) => list && withoutPage(list, id));
      return { before };
    },
    onSuccess({ removed }, id, { before }) {
      if (removed) {
        return notifySuccess("Página excluída", "A página foi excluída com sucesso", {
          label: "Desfazer",
          onAct: () => void undo.restore([id]),
        });
      }
      restore(before);
      notifyError("Erro ao excluir", "Não foi possível excluir a página");
    },
    onError(_error, _id, context) {
      restore(context?.before ?? []);
      notifyError("Erro ao excluir", "Ocorreu um erro ao excluir a página");
    },
    onSettled: () => client.invalidateQueries({ queryKey: PAGES_KEY }),
  });

  function restore(before: [readonly unknown[], PagesList | undefined][]): void {
    for (const [key, list] of before) client.setQueryData(key, list);
  }
}

function withoutPage(list: PagesList, id: string): PagesList {
  const pages = list.pages.filter((page) => page.id !== id);
  return { ...list, pages, total: list.total - (list.pages.length - pages.length) };
}
