import { actions } from "astro:actions";
import { type SubmitEvent, useRef, useState } from "react";
import { call } from "../../call/call";
import { explain } from "../../call/call-error";
import { Button } from "../../ui/Button";
import { DialogFrame } from "../../ui/dialog/DialogFrame";
import { ANSWERS } from "../../ui/dialog/dialog-classes";
import { FormProblem } from "../../ui/field/FormProblem";
import { TextField } from "../../ui/field/TextField";
import type { NewPassword } from "./NewPasswordDialog";

interface AddPersonDialogProps {
  isOpen: boolean;
  onClose: () => void;
  onAdded: (made: NewPassword) => void;
}

export function AddPersonDialog({ isOpen, onClose, onAdded }: AddPersonDialogProps) {
  const nameField = useRef<HTMLInputElement>(null);
  return (
    <DialogFrame
      isOpen={isOpen}
      onClose={onClose}
      title="Adicionar pessoa"
      description="Ela recebe uma senha provisória, que troca ao entrar pela primeira vez. Também pode entrar com o Google, se o email for o mesmo."
      initialFocus={nameField}
      isPersistent
    >
      <AddPersonForm nameField={nameField} onClose={onClose} onAdded={onAdded} />
    </DialogFrame>
  );
}

interface Problems {
  name?: string;
  email?: string;
  form?: string;
}

function AddPersonForm({
  nameField,
  onClose,
  onAdded,
}: Omit<AddPersonDialogProps, "isOpen"> & { nameField: React.RefObject<HTMLInputElement | null> }) {
  const emailField = useRef<HTMLInputElement>(null);
  const [problems, setProblems] = useState<Problems>({});
  const [isBusy, setIsBusy] = useState(false);

  async function submit(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    const name = nameField.current?.value.trim() ?? "";
    const email = emailField.current?.value.trim() ?? "";
    if (isBusy) return;
    const missing = findMissing(name, email, emailField.current?.validity.typeMismatch ?? false);
    setProblems(missing);
    if (missing.name) return nameField.current?.focus();
    if (missing.email) return emailField.current?.focus();
    setIsBusy(true);
    try {
      const { password } = await call(actions.people.add, { email, name });
      onAdded({ name, email, password, isNewPerson: true });
    } catch (error) {
      setProblems({ form: explain(error, "Não foi possível adicionar. Tente novamente.") });
      setIsBusy(false);
    }
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <TextField ref={nameField} label="Nome" name="name" autoComplete="off" maxLength={80} required error={problems.name} />
      <TextField
        ref={emailField}
        label="Email"
        type="email"
        name="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        required
        error={problems.email}
      />
      <FormProblem>{problems.form}</FormProblem>
      <div className={ANSWERS}>
        <Button onClick={onClose}>Cancelar</Button>
        <Button type="submit" look="primary" isBusy={isBusy} busyText="Adicionando...">
          Adicionar
        </Button>
      </div>
    </form>
  );
}

function findMissing(name: string, email: string, isMistyped: boolean): Problems {
  return {
    name: name === "" ? "Informe o nome." : undefined,
    email: email === "" ? "Informe o email." : isMistyped ? "Informe um email válido, como nome@empresa.com.br." : undefined,
  };
}
