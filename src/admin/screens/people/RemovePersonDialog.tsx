import { actions } from "astro:actions";
import { useMutation } from "@tanstack/react-query";
import type { RefObject } from "react";
import { call } from "../../call/call";
import { ConfirmDialog } from "../../ui/dialog/ConfirmDialog";
import { useLast } from "../../ui/dialog/use-last";
import { notifyFailure, notifySuccess } from "../../ui/toast/notify";
import type { Person } from "./PeopleList";

interface RemovePersonDialogProps {
  person: Person | undefined;
  onClose: () => void;
  onRemoved: () => void;
  focusAfter: RefObject<HTMLElement | null>;
}

export function RemovePersonDialog({ person, onClose, onRemoved, focusAfter }: RemovePersonDialogProps) {
  const shown = useLast(person);
  const remove = useMutation({
    mutationFn: ({ id }: Person) => call(actions.people.remove, { id }),
    onSuccess: (_, { name }) => notifySuccess("Pessoa removida", `${name} já não pode entrar no painel.`),
    onError: (error) => notifyFailure(error, "Erro ao remover", "Não foi possível remover. Tente novamente."),
    onSettled: onRemoved,
  });

  return (
    <ConfirmDialog
      isOpen={person !== undefined}
      title={`Remover ${shown?.name ?? ""}?`}
      description={shown ? explainRemoval(shown) : ""}
      confirmLabel="Remover pessoa"
      focusAfterConfirm={focusAfter}
      onClose={onClose}
      onConfirm={() => shown && remove.mutate(shown)}
    />
  );
}

function explainRemoval({ email, isAllowedBySettings }: Person): string {
  const consequence = `${email} sai do painel agora, em todos os aparelhos. As páginas que criou continuam no ar.`;
  if (!isAllowedBySettings) return consequence;
  return `${consequence} Atenção: este email também está em ADMIN_ALLOWED_EMAILS, nas configurações do servidor. Tire-o de lá, ou a pessoa volta a entrar pelo Google.`;
}
