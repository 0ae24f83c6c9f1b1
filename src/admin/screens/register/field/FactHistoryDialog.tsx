import { actions } from "astro:actions";
import { useQuery } from "@tanstack/react-query";
import { Button } from "#admin/ui/Button";
import { LoadError } from "#admin/ui/Card";
import { DialogFrame, useLast } from "#admin/ui/dialog/dialogs";
import { toVisibleText } from "#domain/panel/visible-text";
import { call } from "../../../call/call";
import { formatExact, formatRelative } from "../../../ui/relative-time";
import type { RegisterField } from "../use-register";
import { type Typed, toTyped } from "./typed-fact";

interface FactHistoryDialogProps {
  field: RegisterField | undefined;
  onClose: () => void;
  /** Puts a value into the field, to be saved like what is typed. */
  onChoose: (field: RegisterField, typed: Typed) => void;
}

/** Who gave a field which value when, and going back to any of them. */
export function FactHistoryDialog({ field, onClose, onChoose }: FactHistoryDialogProps) {
  const shown = useLast(field);
  return (
    <DialogFrame
      isOpen={field !== undefined}
      onClose={onClose}
      title="Histórico"
      description={shown ? `${shown.label}. O valor escolhido vai para o campo; ele só muda no site depois de salvo.` : ""}
    >
      {shown ? <Revisions field={shown} onChoose={onChoose} /> : null}
    </DialogFrame>
  );
}

function Revisions({ field, onChoose }: { field: RegisterField; onChoose: FactHistoryDialogProps["onChoose"] }) {
  const { path, version, changed, factoryText } = field;
  const list = useQuery({ queryKey: ["fact-history", path, version], queryFn: () => call(actions.register.history, { path }) });
  if (list.isPending) return <p role="status">Carregando...</p>;
  if (list.isError) return <LoadError error={list.error} onRetry={list.refetch} />;
  const { revisions } = list.data;
  return (
    <ol className="grid">
      {revisions.map(({ version, text, value, savedBy, savedAt }) => (
        <Entry
          key={version}
          text={text}
          note={
            <>
              {value === null ? "Voltou ao de fábrica: " : ""}
              {toVisibleText(savedBy)},{" "}
              <time dateTime={savedAt.toISOString()} title={formatExact(savedAt)}>
                {formatRelative(savedAt)}
              </time>
            </>
          }
          isCurrent={version === revisions[0]?.version}
          action="Usar este valor"
          onChoose={() => onChoose(field, value === null ? null : toTyped(field, value))}
        />
      ))}
      <Entry
        text={factoryText}
        note="De fábrica"
        isCurrent={!changed}
        action="Voltar ao de fábrica"
        onChoose={() => onChoose(field, null)}
      />
    </ol>
  );
}

interface EntryProps {
  text: string;
  note: React.ReactNode;
  isCurrent: boolean;
  action: string;
  onChoose: () => void;
}

function Entry({ text, note, isCurrent, action, onChoose }: EntryProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line py-3 first:border-t-0">
      <span className="grid min-w-0 break-words">
        <span className="font-semibold">{text || "vazio"}</span>
        <span className="text-sm text-steel">{note}</span>
      </span>
      {isCurrent ? (
        <span className="text-sm text-steel">Valor atual</span>
      ) : (
        <Button onClick={onChoose} aria-label={`${action}: ${text || "vazio"}`}>
          {action}
        </Button>
      )}
    </li>
  );
}
