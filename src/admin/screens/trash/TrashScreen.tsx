import { RotateCcw, Trash2 } from "lucide-react";
import { formatNumber } from "#domain/text/format";
import { defineCardScreen } from "../../frame/define-card-screen";
import { BatchProgressBar } from "../../page/BatchProgressBar";
import { useRestoreAll } from "../../page/use-restore-pages";
import { Button } from "../../ui/Button";
import { Empty } from "../../ui/list/Empty";
import { ListCard } from "../../ui/list/ListCard";
import { TrashRow } from "./TrashRow";
import { useTrash } from "./use-trash";

/** The deleted pages: restore, delete for good, empty. */
function TrashCard() {
  const { list, restore, erase, empty } = useTrash();
  const all = useRestoreAll();
  const { total } = list;
  const isRestoring = all.progress !== undefined;
  return (
    <ListCard
      id="lixeira"
      title={`Páginas excluídas${total > 0 ? ` (${formatNumber(total)})` : ""}`}
      list={list}
      tools={
        <>
          {total > 1 && !isRestoring ? (
            <Button icon={RotateCcw} isBusy={all.isListing} onClick={askToRestore}>
              Restaurar todas
            </Button>
          ) : null}
          {total > 0 && !isRestoring ? (
            <Button icon={Trash2} isBusy={empty.isPending} busyText="Esvaziando..." onClick={askToEmpty}>
              Esvaziar lixeira
            </Button>
          ) : null}
        </>
      }
      filters={all.progress ? <BatchProgressBar doing="Restaurando" progress={all.progress} onStop={all.stop} /> : null}
      errorTitle="Erro ao carregar a lixeira"
      empty={<Empty title="A lixeira está vazia">Páginas excluídas aparecem aqui por 30 dias.</Empty>}
      row={(page) => (
        <TrashRow
          key={page.id}
          page={page}
          isRestoring={restore.isPending && restore.variables.id === page.id}
          onRestore={() => {
            restore.mutate(page);
            list.heading.current?.focus();
          }}
          onErase={() =>
            list.ask({
              title: "Excluir de vez?",
              description: `A página "${page.title}" e o histórico dela são apagados. Não há como desfazer.`,
              confirmLabel: "Excluir de vez",
              onConfirm: () => erase.mutate(page),
            })
          }
        />
      )}
      pages="Páginas da lixeira"
    />
  );

  function askToRestore(): void {
    list.ask({
      title: "Restaurar todas?",
      description: `As ${formatNumber(total)} páginas da lixeira voltam aos seus endereços: as públicas ficam no ar de novo, e as programadas vão ao ar na sua hora, ou em seguida se ela passou.`,
      confirmLabel: "Restaurar todas",
      look: "primary",
      onConfirm: all.restoreAll,
    });
  }

  function askToEmpty(): void {
    list.ask({
      title: "Esvaziar a lixeira?",
      description: `${total === 1 ? "A página" : `As ${formatNumber(total)} páginas`} da lixeira e o histórico são apagados. Não há como desfazer.`,
      confirmLabel: "Esvaziar lixeira",
      onConfirm: () => empty.mutate(undefined),
    });
  }
}

export const TrashScreen = defineCardScreen(
  {
    title: "Lixeira",
    summary: "Páginas excluídas voltam ao mesmo endereço em até 30 dias. Enquanto isso, o endereço diz que a página saiu do ar.",
  },
  TrashCard,
);
