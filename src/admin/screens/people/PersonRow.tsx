import type { actions } from "astro:actions";
import { KeyRound, UserMinus, UserRound } from "lucide-react";
import { toVisibleText } from "#domain/panel/visible-text";
import { PATHS } from "#domain/site/paths";
import type { DataOf } from "../../call/call";
import { Button, ButtonLink } from "../../ui/Button";

export type Person = DataOf<typeof actions.people.list>[number];

interface PersonRowProps {
  person: Person;
  onReset: () => void;
  onRemove: () => void;
}

const DATE = new Intl.DateTimeFormat("pt-BR", { dateStyle: "short" });

export function PersonRow({ person, onReset, onRemove }: PersonRowProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-line px-4 py-3.5 sm:px-5">
      <div className="grid min-w-0 flex-1 basis-64 gap-0.5">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
          <span className="min-w-0 break-words">{toVisibleText(person.name)}</span>
          <Marks person={person} />
        </p>
        <p className="text-sm break-all text-steel">{person.email}</p>
        <p className="text-sm text-steel">
          Desde {DATE.format(person.addedAt)} · Entra com {describeWaysIn(person)}
        </p>
        {person.temporaryPasswordEndsAt ? <p className="text-sm text-steel">{describeEnd(person.temporaryPasswordEndsAt)}</p> : null}
      </div>
      {person.isOneself ? (
        <ButtonLink icon={UserRound} href={PATHS.account}>
          Minha conta
        </ButtonLink>
      ) : (
        <div className="flex flex-wrap gap-2">
          <Button icon={KeyRound} aria-label={`Nova senha para ${toVisibleText(person.name)}`} onClick={onReset}>
            Nova senha
          </Button>
          <Button look="quiet" icon={UserMinus} aria-label={`Remover ${toVisibleText(person.name)}`} onClick={onRemove}>
            Remover
          </Button>
        </div>
      )}
    </li>
  );
}

function describeWaysIn({ hasPassword, hasGoogle }: Person): string {
  if (hasPassword && hasGoogle) return "senha ou Google";
  return hasGoogle ? "Google" : "senha";
}

function describeEnd(end: Date): string {
  return end.getTime() > Date.now()
    ? `A senha provisória vale até ${DATE.format(end)}`
    : "A senha provisória venceu sem ser usada: crie outra em Nova senha";
}

function Marks({ person }: { person: Person }) {
  return (
    <>
      {person.isOneself ? <Mark>Você</Mark> : null}
      {person.mustChangePassword ? <Mark isWaiting>Senha provisória</Mark> : null}
      {person.hasSecondFactor ? <Mark>Segundo fator</Mark> : null}
    </>
  );
}

function Mark({ children, isWaiting = false }: { children: string; isWaiting?: boolean }) {
  return (
    <span className={`rounded-full px-2 py-0.5 text-xs font-semibold ${isWaiting ? "bg-amber/25 text-ink" : "bg-ink/8 text-ink"}`}>
      {children}
    </span>
  );
}
