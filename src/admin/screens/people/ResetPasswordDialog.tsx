import { actions } from "astro:actions";
import { useRef, useState } from "react";
import { call } from "../../call/call";
import { explain } from "../../call/call-error";
import { Button } from "../../ui/Button";
import { DialogFrame } from "../../ui/dialog/DialogFrame";
import { ANSWERS } from "../../ui/dialog/dialog-classes";
import { FormProblem } from "../../ui/field/FormProblem";
import type { NewPassword } from "./NewPasswordDialog";
import type { Person } from "./PeopleList";

interface ResetPasswordDialogProps {
  person: Person | undefined;
  onClose: () => void;
  onReset: (made: NewPassword) => void;
}

export function ResetPasswordDialog({ person, onClose, onReset }: ResetPasswordDialogProps) {
  const cancelButton = useRef<HTMLButtonElement>(null);
  const [shown, setShown] = useState(person);
  const [alsoSecondFactor, setAlsoSecondFactor] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  if (person && person !== shown) {
    setShown(person);
    setAlsoSecondFactor(false);
    setProblem(undefined);
  }

  async function reset({ id, name, email }: Person): Promise<void> {
    setIsBusy(true);
    setProblem(undefined);
    try {
      const { password } = await call(actions.people.resetPassword, { id, alsoSecondFactor });
      onReset({ name, email, password, isNewPerson: false });
    } catch (error) {
      setProblem(explain(error, "Não foi possível criar a senha. Tente novamente."));
    }
    setIsBusy(false);
  }

  return (
    <DialogFrame
      isOpen={person !== undefined}
      onClose={onClose}
      title={`Nova senha para ${shown?.name ?? ""}?`}
      description="A senha atual deixa de valer e as sessões abertas terminam agora. Você recebe uma senha provisória para entregar à pessoa."
      initialFocus={cancelButton}
    >
      {shown?.hasSecondFactor ? (
        <label className="flex min-h-11 cursor-pointer items-start gap-3 rounded-lg px-2 py-2 hover:bg-paper">
          <input
            type="checkbox"
            checked={alsoSecondFactor}
            onChange={(event) => setAlsoSecondFactor(event.target.checked)}
            className="mt-1 size-4 shrink-0"
          />
          <span>
            <span className="block font-medium">Desligar também o segundo fator</span>
            <span className="block text-sm text-steel">Para quem perdeu o celular e os códigos reserva.</span>
          </span>
        </label>
      ) : null}
      <FormProblem>{problem}</FormProblem>
      <div className={ANSWERS}>
        <Button ref={cancelButton} onClick={onClose}>
          Cancelar
        </Button>
        <Button look="primary" isBusy={isBusy} busyText="Criando..." onClick={() => shown && reset(shown)}>
          Criar senha provisória
        </Button>
      </div>
    </DialogFrame>
  );
}
