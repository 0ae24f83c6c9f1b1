import { RotateCcw, Trash2 } from "lucide-react";
import { useRef, useState } from "react";
import { BatchProgressBar } from "../../page/BatchProgressBar";
import { useRestoreAll } from "../../page/use-restore-pages";
import { formatCount } from "../../run/run-texts";
import { Button } from "../../ui/Button";
import { Card, CardMessage, CardTitle } from "../../ui/Card";
import { ConfirmDialog } from "../../ui/dialog/ConfirmDialog";
import { useLast } from "../../ui/dialog/use-last";
import { ListContent } from "../../ui/list/ListContent";
import { findRange } from "../../ui/list/list-range";
import { Pagination } from "../../ui/list/Pagination";
import { useAddressParams } from "../../ui/list/use-address-params";
import { useExistingPage } from "../../ui/list/use-existing-page";
import { TrashRow } from "./TrashRow";
import { type TrashedPage, useTrash } from "./use-trash";

/** The deleted pages: restore, delete for good, empty. */
export function TrashCard() {
  const address = useAddressParams();
  const { list, restore, erase, empty } = useTrash(address.page);
  const all = useRestoreAll();
  const [erasing, setErasing] = useState<TrashedPage>();
  const [question, setQuestion] = useState<"restore" | "empty">();
  const asked = useLast(erasing);
  const heading = useRef<HTMLHeadingElement>(null);
  const total = list.data?.total ?? 0;

  useExistingPage(list, address);

  return (
    <Card aria-labelledby="lixeira">
      <div className="flex min-h-19 flex-wrap items-center justify-between gap-x-6 gap-y-3 px-4 py-4 sm:px-5">
        <CardTitle id="lixeira" ref={heading}>
          Páginas excluídas{total > 0 ? ` (${formatCount(total)})` : ""}
        </CardTitle>
        {total > 0 && !all.progress ? (
          <div className="flex flex-wrap gap-2">
            {total > 1 ? (
              <Button icon={RotateCcw} isBusy={all.isListing} onClick={() => setQuestion("restore")}>
                Restaurar todas
              </Button>
            ) : null}
            <Button icon={Trash2} isBusy={empty.isPending} busyText="Esvaziando..." onClick={() => setQuestion("empty")}>
              Esvaziar lixeira
            </Button>
          </div>
        ) : null}
        {all.progress ? <BatchProgressBar doing="Restaurando" progress={all.progress} onStop={all.stop} /> : null}
      </div>
      <ListContent list={list} errorTitle="Erro ao carregar a lixeira" empty={() => (total === 0 ? <EmptyTrash /> : undefined)}>
        {rows}
      </ListContent>
      <ConfirmDialog
        isOpen={erasing !== undefined}
        title="Excluir de vez?"
        description={`A página "${asked?.title ?? ""}" e o histórico dela são apagados. Não há como desfazer.`}
        confirmLabel="Excluir de vez"
        focusAfterConfirm={heading}
        onClose={() => setErasing(undefined)}
        onConfirm={() => asked && erase.mutate(asked)}
      />
      <ConfirmDialog
        isOpen={question === "restore"}
        title="Restaurar todas?"
        description={`As ${formatCount(total)} páginas da lixeira voltam aos seus endereços: as públicas ficam no ar de novo.`}
        confirmLabel="Restaurar todas"
        look="primary"
        focusAfterConfirm={heading}
        onClose={() => setQuestion(undefined)}
        onConfirm={all.restoreAll}
      />
      <ConfirmDialog
        isOpen={question === "empty"}
        title="Esvaziar a lixeira?"
        description={`${total === 1 ? "A página" : `As ${formatCount(total)} páginas`} da lixeira e o histórico são apagados. Não há como desfazer.`}
        confirmLabel="Esvaziar lixeira"
        focusAfterConfirm={heading}
        onClose={() => setQuestion(undefined)}
        onConfirm={() => empty.mutate()}
      />
    </Card>
  );

  function rows(shown: NonNullable<typeof list.data>) {
    return (
      <>
        <ul aria-busy={list.isPlaceholderData} className="border-t border-line">
          {shown.pages.map((page) => (
            <TrashRow
              key={page.id}
              page={page}
              isRestoring={restore.isPending && restore.variables.id === page.id}
              onRestore={() => {
                restore.mutate(page);
                heading.current?.focus();
              }}
              onErase={() => setErasing(page)}
            />
          ))}
        </ul>
        {total > shown.pageSize ? <Pagination label="Páginas da lixeira" range={findRange(shown)} onGo={address.goToPage} /> : null}
      </>
    );
  }
}

function EmptyTrash() {
  return (
    <CardMessage>
      <p className="font-semibold text-ink">A lixeira está vazia</p>
      <p>Páginas excluídas aparecem aqui por 30 dias.</p>
    </CardMessage>
  );
}
