import { actions } from "astro:actions";
import { call } from "../../call/call";
import { RecordEditor } from "../../forms/RecordEditor";
import { WORKS_KEY } from "./use-works";
import { WorkForm } from "./WorkForm";

/** A work as it is written; a new one without an id. */
export function WorkEditor({ id, onClose }: { id: string | undefined; onClose: () => void }) {
  return (
    <RecordEditor
      room={WORKS_KEY}
      id={id}
      open={(id) => call(actions.works.open, { id })}
      label={id === undefined ? "Nova obra" : "Editar obra"}
      errorTitle="Erro ao abrir a obra"
      onClose={onClose}
    >
      {(opened, onSaved) => <WorkForm opened={opened} onClose={onClose} onSaved={onSaved} />}
    </RecordEditor>
  );
}
