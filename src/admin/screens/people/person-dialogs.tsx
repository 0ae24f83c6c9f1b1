import { actions } from "astro:actions";
import { Copy } from "lucide-react";
import { useRef, useState } from "react";
import { Button } from "#admin/ui/Button";
import { ANSWERS, DialogFrame, useLast } from "#admin/ui/dialog/dialogs";
import { FormDialog } from "#admin/ui/dialog/FormDialog";
import { Choice, Choices, TextField } from "#admin/ui/field/fields";
import { TEMPORARY_PASSWORD_DAYS } from "#domain/accounts/password";
import { ROLES, type Role } from "#domain/accounts/role";
import { toVisibleText } from "#domain/panel/visible-text";
import { call, callKeyed, type DataOf } from "../../call/call";
import { copyText } from "../../ui/copy-text";
import { checkEmail } from "../../ui/field/use-form";
import { notifySuccess } from "../../ui/toast/notify";

export type Person = DataOf<typeof actions.people.list>[number];

export interface NewPassword {
  name: string;
  email: string;
  password: string;
  isNewPerson: boolean;
}

const TECHNICIAN_NOTE =
  "Vê as visitas do dia, as fotografias e as obras, e envia fotografias. Não muda mais nada, não baixa cópias, não vê resultados nem chaves.";
const ROLE_CHOICE = {
  legend: "Função",
  name: "role",
  options: [
    { value: "administrator", label: ROLES.administrator, note: "Faz tudo neste painel." },
    { value: "technician", label: ROLES.technician, note: TECHNICIAN_NOTE },
  ],
} as const;

type ToClose = { onClose: () => void };
type Made = (made: NewPassword) => void;

export function AddPersonDialog({ isOpen, onClose, onAdded }: ToClose & { isOpen: boolean; onAdded: Made }) {
  const [role, setRole] = useState<Role>("administrator");
  return (
    <FormDialog
      about={isOpen || undefined}
      onClose={onClose}
      title="Adicionar pessoa"
      description={`Ela recebe uma senha provisória, que vale por ${TEMPORARY_PASSWORD_DAYS} dias e é trocada ao entrar pela primeira vez. Também pode entrar com o Google, se o email for o mesmo.`}
      hasUnsaved="typed"
      check={({ name }: Record<"name" | "email", string>, findField) => ({
        name: name.trim() === "" ? "Informe o nome." : undefined,
        email: checkEmail(findField("email")),
      })}
      send={async (typed) => {
        const person = { name: typed.name.trim(), email: typed.email.trim() };
        const { password } = await callKeyed(actions.people.add, { ...person, role });
        onAdded({ ...person, password, isNewPerson: true });
        setRole("administrator");
      }}
      failed="Não foi possível adicionar. Tente novamente."
      label="Adicionar"
      busyText="Adicionando..."
    >
      {(_, problems) => (
        <>
          <TextField label="Nome" name="name" autoComplete="off" maxLength={80} required error={problems.name} />
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
          <Choices {...ROLE_CHOICE} chosen={role} onChoose={setRole} />
        </>
      )}
    </FormDialog>
  );
}

export function RoleDialog({ person, onClose, onChanged }: ToClose & { person: Person | undefined; onChanged: () => void }) {
  const [chosen, setChosen] = useState<Role>();
  const shown = useLast(person, () => setChosen(undefined));
  const role = chosen ?? shown?.role ?? "technician";
  return (
    <FormDialog
      about={person}
      onClose={onClose}
      title={({ name }) => `Função de ${toVisibleText(name)}`}
      description="Vale na mesma hora, também nos aparelhos em que a pessoa já entrou."
      isQuestion
      send={async (_, { id }) => {
        await call(actions.people.setRole, { id, role });
        onClose();
        notifySuccess("Função mudada");
        onChanged();
      }}
      failed="A função não mudou. Tente novamente."
      label="Mudar função"
      busyText="Mudando..."
      isDisabled={role === shown?.role}
    >
      {() => <Choices {...ROLE_CHOICE} chosen={role} onChoose={setChosen} />}
    </FormDialog>
  );
}

export function ResetPasswordDialog({ person, onClose, onReset }: ToClose & { person: Person | undefined; onReset: Made }) {
  const [alsoSecondFactor, setAlsoSecondFactor] = useState(false);
  useLast(person, () => setAlsoSecondFactor(false));
  return (
    <FormDialog
      about={person}
      onClose={onClose}
      title={({ name }) => `Nova senha para ${name}?`}
      description="A senha atual e as chaves de acesso deixam de valer e as sessões abertas terminam agora. Você recebe uma senha provisória para entregar à pessoa."
      isQuestion
      send={async (_, { id, name, email }) => {
        const { password } = await call(actions.people.resetPassword, { id, alsoSecondFactor });
        onReset({ name, email, password, isNewPerson: false });
      }}
      failed="Não foi possível criar a senha. Tente novamente."
      label="Criar senha provisória"
      busyText="Criando..."
    >
      {({ hasSecondFactor }) =>
        hasSecondFactor ? (
          <Choice
            type="checkbox"
            checked={alsoSecondFactor}
            onChange={(event) => setAlsoSecondFactor(event.target.checked)}
            label="Desligar também o segundo fator"
            note="Para quem perdeu o celular e os códigos reserva."
          />
        ) : null
      }
    </FormDialog>
  );
}

/** A provisional password, shown this once. */
export function NewPasswordDialog({ made, onClose }: ToClose & { made: NewPassword | undefined }) {
  const copyButton = useRef<HTMLButtonElement>(null);
  const shown = useLast(made);
  return (
    <DialogFrame
      isOpen={made !== undefined}
      onClose={onClose}
      title={shown?.isNewPerson ? "Pessoa adicionada" : "Senha provisória criada"}
      description={`Entregue esta senha a ${shown?.name ?? ""} (${shown?.email ?? ""}). Ela aparece só desta vez, vale por ${TEMPORARY_PASSWORD_DAYS} dias e deve ser trocada ao entrar.`}
      initialFocus={copyButton}
      isPersistent
    >
      <p className="rounded-lg border border-line bg-paper px-3 py-4 text-center font-mono text-lg font-semibold tracking-wide break-all select-all">
        {shown?.password}
      </p>
      <div className={ANSWERS}>
        <Button ref={copyButton} icon={Copy} onClick={() => copyText(shown?.password ?? "", "Senha copiada")}>
          Copiar senha
        </Button>
        <Button look="primary" onClick={onClose}>
          Já anotei
        </Button>
      </div>
    </DialogFrame>
  );
}
