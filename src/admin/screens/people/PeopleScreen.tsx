import { actions } from "astro:actions";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { UserPlus } from "lucide-react";
import { useState } from "react";
import { call } from "../../call/call";
import { defineCardScreen } from "../../frame/define-card-screen";
import { Button } from "../../ui/Button";
import { ListCard } from "../../ui/list/ListCard";
import { useAct } from "../../ui/list/use-act";
import { useShownList } from "../../ui/list/use-list";
import { notifySuccess } from "../../ui/toast/notify";
import { AddPersonDialog } from "./AddPersonDialog";
import { type NewPassword, NewPasswordDialog } from "./NewPasswordDialog";
import { type Person, PersonRow } from "./PersonRow";
import { ResetPasswordDialog } from "./ResetPasswordDialog";

const KEY = ["people"] as const;

/** The administrators: add, remove, give a new password. */
function PeopleCard() {
  const client = useQueryClient();
  const query = useQuery({ queryKey: KEY, queryFn: () => call(actions.people.list) });
  const list = useShownList(query, (people) => people);
  const [isAdding, setIsAdding] = useState(false);
  const [reset, setReset] = useState<Person>();
  const [newPassword, setNewPassword] = useState<NewPassword>();
  const remove = useAct({
    key: KEY,
    failed: "Erro ao remover",
    act: ({ id }: Person) => call(actions.people.remove, { id }),
    done: (_, { name }) => notifySuccess("Pessoa removida", `${name} já não pode entrar no painel.`),
  });

  function finish(made: NewPassword): void {
    setIsAdding(false);
    setReset(undefined);
    setNewPassword(made);
    void client.invalidateQueries({ queryKey: KEY });
  }

  return (
    <ListCard
      id="pessoas"
      title="Administradores"
      list={list}
      tools={
        <Button look="primary" icon={UserPlus} onClick={() => setIsAdding(true)}>
          Adicionar pessoa
        </Button>
      }
      errorTitle="Erro ao carregar as pessoas"
      row={(person) => (
        <PersonRow
          key={person.id}
          person={person}
          onReset={() => setReset(person)}
          onRemove={() =>
            list.ask({
              title: `Remover ${person.name}?`,
              description: explainRemoval(person),
              confirmLabel: "Remover pessoa",
              onConfirm: () => remove.mutate(person),
            })
          }
        />
      )}
    >
      <AddPersonDialog isOpen={isAdding} onClose={() => setIsAdding(false)} onAdded={finish} />
      <ResetPasswordDialog person={reset} onClose={() => setReset(undefined)} onReset={finish} />
      <NewPasswordDialog made={newPassword} onClose={() => setNewPassword(undefined)} />
    </ListCard>
  );
}

function explainRemoval({ email, isAllowedBySettings }: Person): string {
  const consequence = `${email} sai do painel agora, em todos os aparelhos. As páginas que criou continuam no ar.`;
  if (!isAllowedBySettings) return consequence;
  return `${consequence} Atenção: este email também está em ADMIN_ALLOWED_EMAILS, nas configurações do servidor. Tire-o de lá, ou a pessoa volta a entrar pelo Google.`;
}

export const PeopleScreen = defineCardScreen(
  { title: "Pessoas", summary: "Quem pode entrar neste painel. Todas as pessoas podem fazer o mesmo." },
  PeopleCard,
);
