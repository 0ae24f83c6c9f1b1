import { Empty } from "../../ui/list/Empty";
import { ListCard } from "../../ui/list/ListCard";
import { useShownList } from "../../ui/list/use-list";
import { CopyRow } from "./CopyRow";
import { nameCopy } from "./copy-texts";
import { type CopiesState, type ListedCopy, useCopies, useRemoveCopy } from "./use-copies";

/** The copies that are kept: take one home, or make room. */
export function CopiesCard() {
  const list = useShownList<Pick<CopiesState, "copies">, ListedCopy>(useCopies(), ({ copies }) => copies);
  const remove = useRemoveCopy();
  // What went wrong is told above.
  if (!list.data) return null;
  return (
    <ListCard
      id="copias-guardadas"
      title="Cópias guardadas"
      list={list}
      filters={
        <p className="max-w-prose text-sm text-steel">
          Uma cópia tem o site como era: também o que depois foi coberto, retirado ou apagado. Para que não fique em nenhuma, copie agora e
          apague as anteriores, e as que você baixou ou fez por comando.
        </p>
      }
      errorTitle="Erro ao carregar as cópias"
      empty={<Empty>Nenhuma cópia guardada ainda.</Empty>}
      row={(copy) => (
        <CopyRow
          key={copy.name}
          copy={copy}
          onRemove={() =>
            list.ask({
              title: "Apagar a cópia?",
              description: `Sem ${nameCopy(copy)} não há como voltar o site a esse momento.`,
              confirmLabel: "Apagar cópia",
              onConfirm: () => remove.mutate(copy),
            })
          }
        />
      )}
    />
  );
}
