import { actions } from "astro:actions";
import { useMutation } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { call } from "../../call/call";
import { explain } from "../../call/call-error";
import { Button } from "../../ui/Button";
import { DialogFrame } from "../../ui/dialog/DialogFrame";
import { ANSWERS } from "../../ui/dialog/dialog-classes";
import { useLast } from "../../ui/dialog/use-last";
import { Choice } from "../../ui/field/Choice";
import { FormProblem } from "../../ui/field/FormProblem";
import type { NewPassword } from "./NewPasswordDialog";
import type { Person } from "./PersonRow";

interface ResetPasswordDialogProps {
  person: Person | undefined;
  onClose: () => void;
  onReset: (made: NewPassword) => void;
}

export function ResetPasswordDialog({ person, onClose, onReset }: ResetPasswordDialogProps) {
  const cancelButton = useRef<HTMLButtonElement>(null);
  const [alsoSecondFactor, setAlsoSecondFactor] = useState(false);
  const reset = useMutation({
    mutationFn: ({ id }: Person) => call(actions.people.resetPassword, { id, alsoSecondFactor }),
    onSuccess: ({ password }, { name, email }) => onReset({ name, email, password, isNewPerson: false }),
  });
  const shown = useLast(person, () => setAlsoSecondFactor(false));
  const problem =
    reset.error && reset.variables === shown ? explain(reset.error, "Não foi possível criar a senha. Tente novamente.") : undefined;

  return (
    <DialogFrame
      isOpen={person !== undefined}
      onClose={onClose}
      title={`Nova senha para ${shown?.name ?? ""}?`}
      description="A senha atual deixa de valer e as sessões abertas terminam agora. Você recebe uma senha provisória para entregar à pessoa."
      initialFocus={cancelButton}
    >
      {shown?.hasSecondFactor ? (
        <Choice
          type="checkbox"
          checked={alsoSecondFactor}
          onChange={(event) => setAlsoSecondFactor(event.target.checked)}
          label="Desligar também o segundo fator"
          note="Para quem perdeu o celular e os códigos reserva."
        />
      ) : null}
      <FormProblem>{problem}</FormProblem>
      <div className={ANSWERS}>
        <Button ref={cancelButton} onClick={onClose}>
          Cancelar
        </Button>
        <Button look="primary" isBusy={reset.isPending} busyText="Criando..." onClick={() => shown && reset.mutate(shown)}>
          Criar senha provisória
        </Button>
      </div>
    </DialogFrame>
  );
}
