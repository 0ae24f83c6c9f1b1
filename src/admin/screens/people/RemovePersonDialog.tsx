import { actions } from "astro:actions";
import { type RefObject, useState } from "react";
import { call } from "../../call/call";
import { explain } from "../../call/call-error";
import { ConfirmDialog } from "../../ui/dialog/ConfirmDialog";
import { notifyError, notifySuccess } from "../../ui/toast/notify";
import type { Person } from "./PeopleList";

interface RemovePersonDialogProps {
  person: Person | undefined;
  onClose: () => void;
  onRemoved: () => void;
  focusAfter: RefObject<HTMLElement | null>;
}

export function RemovePersonDialog({ person, onClose, onRemoved, focusAfter }: RemovePersonDialogProps) {
  const [shown, setShown] = useState(person);
  if (person && person !== shown) setShown(person);

  async function remove({ id, name }: Person): Promise<void> {
    onClose();
    try {
      await call(actions.people.remove, { id });
      notifySuccess("Pessoa removida", `${name} já não pode entrar no painel.`);
    } catch (error) {
      notifyError("Erro ao remover", explain(error, "Não foi possível remover. Tente novamente."));
    }
    onRemoved();
  }

  return (
    <ConfirmDialog
      isOpen={person !== undefined}
      title={`Remover ${shown?.name ?? ""}?`}
      description={shown ? explainRemoval(shown) : ""}
      cancelLabel="Cancelar"
      confirmLabel="Remover pessoa"
      focusAfterConfirm={focusAfter}
      onCancel={onClose}
      onConfirm={() => shown && remove(shown)}
    />
  );
}

function explainRemoval({ email, isAllowedBySettings }: Person): string {
  const consequence = `${email} sai do painel agora, em todos os aparelhos. As páginas que criou continuam no ar.`;
  if (!isAllowedBySettings) return consequence;
  return `${consequence} Atenção: este email também está em ADMIN_ALLOWED_EMAILS, nas configurações do servidor. Tire-o de lá, ou a pessoa volta a entrar pelo Google.`;
}
