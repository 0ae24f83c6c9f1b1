import { CircleAlert, Eye, FileClock, History, LogIn, type LucideIcon, UserRoundPen } from "lucide-react";
import type { ReactNode, Ref } from "react";
import { Button, ButtonLink } from "#admin/ui/Button";
import { formatExact } from "../ui/relative-time";
import type { AutosaveState } from "./use-autosave";
import type { DocumentWords, Editing } from "./use-document";

interface EditingBarProps {
  ref?: Ref<HTMLElement>;
  editing: Editing;
  /** Said in place of where the text stands. */
  problem?: string | undefined;
  onHistory?: (() => void) | undefined;
  /** Where visitors see it. */
  href?: string | undefined;
  children: ReactNode;
}

/** Buttons of the bar share a phone's width. */
export const BAR_BUTTON = "max-sm:grow max-sm:px-2";
/** On a phone they are their icon. */
const BAR_ICON = "max-sm:size-11 max-sm:px-0";

/** Where a document stands and what can be done with it; stays in sight while there is something to save. */
export function EditingBar({ ref, editing, problem, onHistory, href, children }: EditingBarProps) {
  const { isDirty, autosave } = editing;
  const isNew = editing.saved?.version === undefined;
  const { kind } = autosave.state;
  return (
    <section
      ref={ref}
      tabIndex={-1}
      aria-label="Salvar"
      className={`outline-none ${isDirty || isNew ? "sticky top-0 z-20" : ""} -mx-4 flex flex-wrap items-center gap-2 border-y border-line bg-white/95 px-4 py-2 backdrop-blur-sm sm:mx-0 sm:rounded-card sm:border-x`}
    >
      <p role="status" className="flex min-h-11 min-w-0 grow basis-40 items-center gap-2 empty:hidden text-sm text-steel">
        {kind === "failed" || kind === "signed-out" ? <CircleAlert className="shrink-0 text-danger" /> : null}
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
  const { state } = autosave;
  return state.kind === "saved" ? `Rascunho salvo às ${TIME.format(state.at)}` : UNSAVED[state.kind];
}

const TIME = new Intl.DateTimeFormat("pt-BR", { timeStyle: "short" });

const UNSAVED: Record<Exclude<AutosaveState<unknown>["kind"], "saved">, string> = {
  none: "Alterações não salvas",
  saving: "Salvando rascunho…",
  failed: "Rascunho não salvo: sem resposta do servidor. Tentando de novo…",
  "signed-out": "Rascunho não salvo: sua sessão terminou.",
};

type NoticeProps = { icon: LucideIcon; label: string; title: string; children?: ReactNode; answers?: ReactNode };

/** Something to know or to decide about what is edited, above it. */
export function Notice({ icon: Icon, label, title, children, answers }: NoticeProps) {
  return (
    <section
      aria-label={label}
      className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border-l-4 border-amber bg-white px-4 py-3 shadow-card"
    >
      <Icon size={20} className="shrink-0 text-amber-dark" />
      <div className="min-w-0 flex-1 basis-64">
        <p className="font-semibold">{title}</p>
        {children ? <p className="text-sm text-steel">{children}</p> : null}
      </div>
      {answers ? <div className="flex flex-wrap gap-2">{answers}</div> : null}
    </section>
  );
}

interface DocumentNoticesProps {
  editing: Editing;
  words: DocumentWords;
  /** What the draft begins with, where that tells it from others. */
  draftTitle?: string;
  children?: ReactNode;
}

/** What was typed before and not saved, and, as soon as it is known, that somebody saved or deleted it meanwhile; interrupts nobody. */
export function DocumentNotices({ editing, words, draftTitle, children }: DocumentNoticesProps) {
  const { offer, saved, autosave, isDirty } = editing;
  const obstacle = isDirty && autosave.state.kind === "saved" ? autosave.state.obstacle : undefined;
  const isOlder = saved?.version !== undefined && offer?.version !== saved.version;
  const isGone = obstacle?.outcome === "gone";
  return (
    <div role="status" className="grid gap-3 empty:hidden">
      {offer ? (
        <Notice
          icon={FileClock}
          label="Rascunho não salvo"
          title={`Você tem um rascunho não salvo de ${formatExact(offer.savedAt)}`}
          answers={
            <>
              <Button onClick={() => void editing.discard()}>Descartar</Button>
              <Button look="primary" onClick={editing.recover}>
                Recuperar
              </Button>
            </>
          }
        >
          {isOlder
            ? `${words.wasSaved} depois dele. Ao salvar, você escolhe o que fica.`
            : `${draftTitle ? `${draftTitle}. ` : ""}Continue de onde parou ou comece do que está salvo.`}
        </Notice>
      ) : null}
      {obstacle ? (
        <Notice
          icon={UserRoundPen}
          label={isGone ? "Excluída por outra pessoa" : "Salvo por outra pessoa"}
          title={
            isGone
              ? `${words.wasDeleted} enquanto você edita`
              : `${obstacle.savedBy || "Alguém"} salvou ${words.this} em ${formatExact(obstacle.savedAt)}`
          }
          answers={<Button onClick={() => editing.meet(obstacle)}>Ver o que fazer</Button>}
        >
          {isGone
            ? "O que você escreve continua na tela e guardado como rascunho automático."
            : "O que você escreve continua na tela. Ao salvar, você escolhe o que fica."}
        </Notice>
      ) : null}
      {children}
    </div>
  );
}
