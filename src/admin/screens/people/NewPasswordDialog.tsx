import { Copy } from "lucide-react";
import { useRef } from "react";
import { TEMPORARY_PASSWORD_DAYS } from "#domain/accounts/temporary-password";
import { Button } from "../../ui/Button";
import { copyText } from "../../ui/copy-text";
import { DialogFrame } from "../../ui/dialog/DialogFrame";
import { ANSWERS } from "../../ui/dialog/dialog-classes";
import { useLast } from "../../ui/dialog/use-last";

export interface NewPassword {
  name: string;
  email: string;
  password: string;
  isNewPerson: boolean;
}

interface NewPasswordDialogProps {
  made: NewPassword | undefined;
  onClose: () => void;
}

/** A provisional password, shown this once. */
export function NewPasswordDialog({ made, onClose }: NewPasswordDialogProps) {
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
