import { actions } from "astro:actions";
import { call } from "../../call/call";
import { RecordEditor } from "../../forms/RecordEditor";
import { TechnicianForm } from "./TechnicianForm";
import { TEAM_KEY } from "./use-team";

/** Somebody of the team as he is written of; a new one without an id. */
export function TechnicianEditor({ id, onClose }: { id: string | undefined; onClose: () => void }) {
  return (
    <RecordEditor
      room={TEAM_KEY}
      id={id}
      open={(id) => call(actions.team.open, { id })}
      label={id === undefined ? "Nova pessoa" : "Editar pessoa"}
      errorTitle={id === undefined ? "Erro ao abrir o formulário" : "Erro ao abrir a pessoa"}
      onClose={onClose}
    >
      {(opened, onSaved) => <TechnicianForm opened={opened} onClose={onClose} onSaved={onSaved} />}
    </RecordEditor>
  );
}
