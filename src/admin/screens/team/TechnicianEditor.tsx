import { Card } from "../../ui/Card";
import { ListContent } from "../../ui/list/ListContent";
import { TechnicianForm } from "./TechnicianForm";
import { useForgetTeam, useOpenedTechnician } from "./use-team";

/** Somebody of the team as he is written of; a new one without an id. */
export function TechnicianEditor({ id, onClose }: { id: string | undefined; onClose: () => void }) {
  const forget = useForgetTeam();
  const onSaved = () => {
    void forget();
    onClose();
  };
  return (
    <Card aria-label={id === undefined ? "Nova pessoa" : "Editar pessoa"}>
      {id === undefined ? <TechnicianForm onClose={onClose} onSaved={onSaved} /> : <Opened id={id} onClose={onClose} onSaved={onSaved} />}
    </Card>
  );
}

function Opened({ id, ...way }: { id: string; onClose: () => void; onSaved: () => void }) {
  const opened = useOpenedTechnician(id);
  return (
    <ListContent list={opened} errorTitle="Erro ao abrir a pessoa">
      {(shown) => <TechnicianForm opened={shown} {...way} />}
    </ListContent>
  );
}
