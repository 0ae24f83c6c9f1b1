import { useRef, useState } from "react";
import { Card, CardMessage, CardTitle } from "../../ui/Card";
import { ConfirmDialog } from "../../ui/dialog/ConfirmDialog";
import { useLast } from "../../ui/dialog/use-last";
import { ListContent } from "../../ui/list/ListContent";
import { CopyRow } from "./CopyRow";
import { nameCopy } from "./copy-texts";
import { type ListedCopy, useCopies, useRemoveCopy } from "./use-copies";

/** The copies that are kept: take one home, or make room. */
export function CopiesCard() {
  const list = useCopies();
  const remove = useRemoveCopy();
  const [removing, setRemoving] = useState<ListedCopy>();
  const asked = useLast(removing);
  const heading = useRef<HTMLHeadingElement>(null);

  // What went wrong is told above.
  if (!list.data) return null;
  return (
    <Card aria-labelledby="copias-guardadas">
      <CardTitle id="copias-guardadas" ref={heading} className="px-4 py-4 sm:px-5">
        Cópias guardadas
      </CardTitle>
      <ListContent
        list={list}
        errorTitle="Erro ao carregar as cópias"
        empty={({ copies }) => (copies.length === 0 ? <NoCopies /> : undefined)}
      >
        {({ copies }) => (
          <ul className="border-t border-line">
            {copies.map((copy) => (
              <CopyRow key={copy.name} copy={copy} onRemove={() => setRemoving(copy)} />
            ))}
          </ul>
        )}
      </ListContent>
      <ConfirmDialog
        isOpen={removing !== undefined}
        title="Apagar a cópia?"
        description={asked ? `Sem ${nameCopy(asked)} não há como voltar o site a esse momento.` : ""}
        confirmLabel="Apagar cópia"
        focusAfterConfirm={heading}
        onClose={() => setRemoving(undefined)}
        onConfirm={() => asked && remove.mutate(asked)}
      />
    </Card>
  );
}

function NoCopies() {
  return (
    <CardMessage>
      <p>Nenhuma cópia guardada ainda.</p>
    </CardMessage>
  );
}
