import { actions } from "astro:actions";
import { useRef, useState } from "react";
import type { Role } from "#domain/accounts/role";
import { TEMPORARY_PASSWORD_DAYS } from "#domain/accounts/temporary-password";
import { explain } from "../../call/call-error";
import { callKeyed } from "../../call/call-keyed";
import { Answers } from "../../ui/dialog/Answers";
import { DialogFrame } from "../../ui/dialog/DialogFrame";
import { TextField } from "../../ui/field/TextField";
import { checkEmail, useForm } from "../../ui/field/use-form";
import type { NewPassword } from "./NewPasswordDialog";
import { RoleChoice } from "./RoleChoice";

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
      description={`Ela recebe uma senha provisória, que vale por ${TEMPORARY_PASSWORD_DAYS} dias e é trocada ao entrar pela primeira vez. Também pode entrar com o Google, se o email for o mesmo.`}
      initialFocus={nameField}
      isPersistent
      hasUnsaved="typed"
    >
      <AddPersonForm nameField={nameField} onClose={onClose} onAdded={onAdded} />
    </DialogFrame>
  );
}

function AddPersonForm({
  nameField,
  onClose,
  onAdded,
}: Omit<AddPersonDialogProps, "isOpen"> & { nameField: React.RefObject<HTMLInputElement | null> }) {
  const [role, setRole] = useState<Role>("administrator");
  const { problems, isBusy, submit } = useForm<"name" | "email">({
    check: ({ name }, findField) => ({
      name: name.trim() === "" ? "Informe o nome." : undefined,
      email: checkEmail(findField("email")),
    }),
    async send(typed) {
      const person = { name: typed.name.trim(), email: typed.email.trim() };
      const { password } = await callKeyed(actions.people.add, { ...person, role });
      onAdded({ ...person, password, isNewPerson: true });
    },
    refuse: (error) => ({ form: explain(error, "Não foi possível adicionar. Tente novamente.") }),
  });

  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <TextField ref={nameField} label="Nome" name="name" autoComplete="off" maxLength={80} required error={problems.name} />
      <TextField
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
      <RoleChoice role={role} onChoose={setRole} />
      <Answers problem={problems.form} onBack={onClose} label="Adicionar" isBusy={isBusy} busyText="Adicionando..." />
    </form>
  );
}
