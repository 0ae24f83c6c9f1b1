import { actions } from "astro:actions";
import { useMutation } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { toVisibleText } from "#domain/panel/visible-text";
import { call, type DataOf } from "../../call/call";
import { explain } from "../../call/call-error";
import { Button } from "../../ui/Button";
import { DialogFrame } from "../../ui/dialog/DialogFrame";
import { ANSWERS } from "../../ui/dialog/dialog-classes";
import { useLast } from "../../ui/dialog/use-last";
import { FormProblem } from "../../ui/field/FormProblem";
import { RoleChoice } from "./RoleChoice";

type Person = DataOf<typeof actions.people.list>[number];

interface RoleDialogProps {
  person: Person | undefined;
  onClose: () => void;
  onChanged: () => void;
}

/** Asks what somebody may do from now on. */
export function RoleDialog({ person, onClose, onChanged }: RoleDialogProps) {
  const cancelButton = useRef<HTMLButtonElement>(null);
  const [chosen, setChosen] = useState<Person["role"]>();
  const shown = useLast(person, () => setChosen(undefined));
  const role = chosen ?? shown?.role ?? "technician";
  const change = useMutation({
    mutationFn: ({ id }: Person) => call(actions.people.setRole, { id, role }),
    onSuccess: onChanged,
  });
  const problem = change.error && change.variables === shown ? explain(change.error, "A função não mudou. Tente novamente.") : undefined;
  return (
    <DialogFrame
      isOpen={person !== undefined}
      onClose={onClose}
      title={`Função de ${toVisibleText(shown?.name ?? "")}`}
      description="Vale na mesma hora, também nos aparelhos em que a pessoa já entrou."
      initialFocus={cancelButton}
    >
      <RoleChoice role={role} onChoose={setChosen} />
      <FormProblem>{problem}</FormProblem>
      <div className={ANSWERS}>
        <Button ref={cancelButton} onClick={onClose}>
          Cancelar
        </Button>
        <Button
          look="primary"
          isDisabled={role === shown?.role}
          isBusy={change.isPending}
          busyText="Mudando..."
          onClick={() => shown && change.mutate(shown)}
        >
          Mudar função
        </Button>
      </div>
    </DialogFrame>
  );
}
