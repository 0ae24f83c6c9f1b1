import { Card } from "../../ui/Card";
import { ListContent } from "../../ui/list/ListContent";
import { useForgetWorks, useOpenedWork } from "./use-works";
import { WorkForm } from "./WorkForm";

/** A work as it is written; a new one without an id. */
export function WorkEditor({ id, onClose }: { id: string | undefined; onClose: () => void }) {
  const opened = useOpenedWork(id);
  const forget = useForgetWorks();
  return (
    <Card aria-label={id === undefined ? "Nova obra" : "Editar obra"}>
      <ListContent list={opened} errorTitle="Erro ao abrir a obra">
        {(shown) => (
          <WorkForm
            opened={shown}
            onClose={onClose}
            onSaved={() => {
              void forget();
              onClose();
            }}
          />
        )}
      </ListContent>
    </Card>
  );
}
