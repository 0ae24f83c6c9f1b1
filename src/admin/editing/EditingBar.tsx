import { CircleAlert, Eye, History, LogIn } from "lucide-react";
import type { ReactNode, Ref } from "react";
import { Button, ButtonLink } from "../ui/Button";
import type { AutosaveState } from "./use-autosave";
import type { Editing } from "./use-document";

interface EditingBarProps {
  ref?: Ref<HTMLElement>;
  editing: Editing;
  /** Was never saved. */
  isNew: boolean;
  /** Said in place of where the text stands. */
  problem?: string | undefined;
  /** Where there is one. */
  onHistory?: (() => void) | undefined;
  /** Where visitors see it. */
  href?: string | undefined;
  /** What can be done with it. */
  children: ReactNode;
}

/** Buttons of the bar share a phone's width. */
export const BAR_BUTTON = "max-sm:grow max-sm:px-2";
/** On a phone they are their icon. */
const BAR_ICON = "max-sm:size-11 max-sm:px-0";

/** Where a document stands and what can be done with it; stays in sight. */
export function EditingBar({ ref, editing, isNew, problem, onHistory, href, children }: EditingBarProps) {
  const { isDirty, autosave } = editing;
  const { kind } = autosave.state;
  return (
    <section
      ref={ref}
      tabIndex={-1}
      aria-label="Salvar"
      className="outline-none sticky top-0 z-20 -mx-4 flex flex-wrap items-center gap-2 border-y border-line bg-white/95 px-4 py-2 backdrop-blur-sm sm:mx-0 sm:rounded-card sm:border-x"
    >
      <p role="status" className="flex min-h-11 min-w-0 grow basis-40 items-center gap-2 empty:hidden text-sm text-steel">
        {kind === "failed" || kind === "signed-out" ? (
          <CircleAlert size={18} strokeWidth={1.75} aria-hidden="true" className="shrink-0 text-danger" />
        ) : null}
        {problem ?? describeState(editing, isNew)}
      </p>
      {isDirty && kind === "signed-out" ? (
        <Button icon={LogIn} onClick={() => void autosave.signIn()}>
          Entrar de novo
        </Button>
      ) : null}
      {onHistory ? (
        <Button look="quiet" icon={History} onClick={onHistory} className={BAR_ICON}>
          <span className="max-sm:sr-only">Histórico</span>
        </Button>
      ) : null}
      {href === undefined ? null : (
        <ButtonLink
          look="quiet"
          icon={Eye}
          href={href}
          target="_blank"
          rel="noopener"
          aria-label="Ver página (abre em nova aba)"
          className={BAR_ICON}
        >
          <span className="max-sm:sr-only">Ver página</span>
        </ButtonLink>
      )}
      {children}
    </section>
  );
}

function describeState({ autosave, isDirty, offer }: Editing, isNew: boolean): string {
  if (offer && isDirty) return "Rascunho automático em pausa: recupere ou descarte o anterior.";
  if (!isDirty) return isNew ? "" : "Tudo salvo";
  return describeAutosave(autosave.state);
}

const TIME = new Intl.DateTimeFormat("pt-BR", { timeStyle: "short" });

/** Where a text stands that was typed and not saved. */
function describeAutosave(autosave: AutosaveState<unknown>): string {
  switch (autosave.kind) {
    case "saving":
      return "Salvando rascunho…";
    case "saved":
      return `Rascunho salvo às ${TIME.format(autosave.at)}`;
    case "failed":
      return "Rascunho não salvo: sem resposta do servidor. Tentando de novo…";
    case "signed-out":
      return "Rascunho não salvo: sua sessão terminou.";
    default:
      return "Alterações não salvas";
  }
}
