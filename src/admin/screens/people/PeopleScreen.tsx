import { actions } from "astro:actions";
import { useQueryClient } from "@tanstack/react-query";
import { KeyRound, UserCog, UserMinus, UserPlus, UserRound } from "lucide-react";
import { useState } from "react";
import { defineCardScreen } from "#admin/frame/PanelFrame";
import { Button, ButtonLink } from "#admin/ui/Button";
import { ListCard } from "#admin/ui/list/ListCard";
import { ListRow, RowAct } from "#admin/ui/list/rows";
import { useList } from "#admin/ui/list/use-list";
import { Tag } from "#admin/ui/Tag";
import { ROLES } from "#domain/accounts/role";
import { toVisibleText } from "#domain/panel/visible-text";
import { PATHS } from "#domain/site/paths";
import { call } from "../../call/call";
import { useAskedAct } from "../../ui/list/use-act";
import { notifySuccess } from "../../ui/toast/notify";
import { AddPersonDialog, type NewPassword, NewPasswordDialog, type Person, ResetPasswordDialog, RoleDialog } from "./person-dialogs";

const KEY = ["people"] as const;

/** The dialog that is open, if any. */
type OpenedDialog = { name: "add" } | { name: "role" | "reset"; person: Person } | { name: "made"; made: NewPassword };

function PeopleCard() {
  const client = useQueryClient();
  const list = useList({ key: KEY, read: async () => ({ people: await call(actions.people.list) }), rows: ({ people }) => people });
  const [opened, setOpened] = useState<OpenedDialog>();
  const remove = useAskedAct({
    key: KEY,
    failed: "Erro ao remover",
    ask: list.ask,
    question: (person) => ({ title: `Remover ${person.name}?`, description: explainRemoval(person), confirmLabel: "Remover pessoa" }),
    act: ({ id }: Person) => call(actions.people.remove, { id }),
    done: (_, { name }) => notifySuccess("Pessoa removida", `${name} já não pode entrar no painel.`),
  });

  // What was sent may be answered after another dialog is open: that one stays.
  const close = (name: OpenedDialog["name"]) => () => setOpened((now) => (now?.name === name ? undefined : now));
  const personOf = (name: "role" | "reset") => (opened?.name === name ? opened.person : undefined);
  const refresh = () => void client.invalidateQueries({ queryKey: KEY });

  function finish(made: NewPassword): void {
    setOpened({ name: "made", made });
    refresh();
  }

  return (
    <ListCard
      id="pessoas"
      title="Quem entra no painel"
      list={list}
      tools={
        <Button look="primary" icon={UserPlus} onClick={() => setOpened({ name: "add" })}>
          Adicionar pessoa
        </Button>
      }
      errorTitle="Erro ao carregar as pessoas"
      row={(person) => (
        <ListRow
          key={person.id}
          title={
            <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
              <span className="min-w-0 break-words">{toVisibleText(person.name)}</span>
              {person.isOneself ? <Tag>Você</Tag> : null}
              <Tag>{ROLES[person.role]}</Tag>
              {person.mustChangePassword ? <Tag look="bg-amber/25 text-ink">Senha provisória</Tag> : null}
              {person.hasSecondFactor ? <Tag>Segundo fator</Tag> : null}
            </span>
          }
          about={
            <>
              <p className="break-all">{person.email}</p>
              <p>
                Desde {DATE.format(person.addedAt)} · Entra com {describeWaysIn(person)}
              </p>
              {person.temporaryPasswordEndsAt ? <p>{describeEnd(person.temporaryPasswordEndsAt)}</p> : null}
            </>
          }
        >
          {person.isOneself ? (
            <ButtonLink icon={UserRound} href={PATHS.account}>
              Minha conta
            </ButtonLink>
          ) : (
            <>
              <RowAct
                does="Função"
                of={`de ${toVisibleText(person.name)}`}
                icon={UserCog}
                onClick={() => setOpened({ name: "role", person })}
              />
              <RowAct
                does="Nova senha"
                of={`para ${toVisibleText(person.name)}`}
                icon={KeyRound}
                onClick={() => setOpened({ name: "reset", person })}
              />
              <RowAct does="Remover" of={toVisibleText(person.name)} look="quiet" icon={UserMinus} onClick={() => remove.ask(person)} />
            </>
          )}
        </ListRow>
      )}
    >
      <AddPersonDialog isOpen={opened?.name === "add"} onClose={close("add")} onAdded={finish} />
      <RoleDialog person={personOf("role")} onClose={close("role")} onChanged={refresh} />
      <ResetPasswordDialog person={personOf("reset")} onClose={close("reset")} onReset={finish} />
      <NewPasswordDialog made={opened?.name === "made" ? opened.made : undefined} onClose={close("made")} />
    </ListCard>
  );
}

function explainRemoval({ email, isAllowedBySettings }: Person): string {
  const consequence = `${email} sai do painel agora, em todos os aparelhos. As páginas que criou continuam no ar.`;
  if (!isAllowedBySettings) return consequence;
  return `${consequence} Atenção: este email também está em ADMIN_ALLOWED_EMAILS, nas configurações do servidor. Tire-o de lá, ou a pessoa volta a entrar pelo Google.`;
}

export const PeopleScreen = defineCardScreen(
  { title: "Pessoas", summary: "Quem pode entrar neste painel, e o que cada pessoa faz nele." },
  PeopleCard,
);

const DATE = new Intl.DateTimeFormat("pt-BR", { dateStyle: "short" });

function describeWaysIn({ hasPassword, hasGoogle, hasPasskey }: Person): string {
  const ways = [hasPassword && "senha", hasGoogle && "Google", hasPasskey && "chave de acesso"];
  return new Intl.ListFormat("pt-BR", { type: "disjunction" }).format(ways.filter((way) => way !== false));
}

function describeEnd(end: Date): string {
  return end.getTime() > Date.now()
    ? `A senha provisória vale até ${DATE.format(end)}`
    : "A senha provisória venceu sem ser usada: crie outra em Nova senha";
}
