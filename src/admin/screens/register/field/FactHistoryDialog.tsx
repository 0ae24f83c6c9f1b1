import { actions } from "astro:actions";
import { useQuery } from "@tanstack/react-query";
import { Button } from "#admin/ui/Button";
import { LoadError } from "#admin/ui/Card";
import { DialogFrame, useLast } from "#admin/ui/dialog/dialogs";
import { toVisibleText } from "#domain/panel/visible-text";
import { call } from "../../../call/call";
import { Ago } from "../../../ui/Moment";
import type { RegisterField } from "../register";
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
      {shown ? <Revisions field={shown} onClose={onClose} onChoose={onChoose} /> : null}
    </DialogFrame>
  );
}

function Revisions({ field, onClose, onChoose }: FactHistoryDialogProps & { field: RegisterField }) {
  const { path, version: current, changed, factoryText } = field;
  const list = useQuery({ queryKey: ["fact-history", path, current], queryFn: () => call(actions.register.history, { path }) });
  if (list.isPending) return <p role="status">Carregando...</p>;
  if (list.isError) return <LoadError error={list.error} onRetry={list.refetch} />;
  const entries = list.data.revisions.map(({ version, text, value, savedBy, savedAt }, index) => ({
    version,
    text: text || "vazio",
    note: (
      <>
        {value === null ? "Voltou ao de fábrica: " : ""}
        {toVisibleText(savedBy)}, <Ago at={savedAt} />
      </>
    ),
    isCurrent: index === 0,
    action: "Usar este valor",
    typed: value === null ? null : toTyped(field, value),
  }));
  const factory = {
    version: 0,
    text: factoryText || "vazio",
    note: "De fábrica",
    isCurrent: !changed,
    action: "Voltar ao de fábrica",
    typed: null,
  };
  return (
    <ol className="grid">
      {[...entries, factory].map(({ version, text, note, isCurrent, action, typed }) => (
        <li
          key={version}
          className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line py-3 first:border-t-0"
        >
          <span className="grid min-w-0 break-words">
            <span className="font-semibold">{text}</span>
            <span className="text-sm text-steel">{note}</span>
          </span>
          {isCurrent ? (
            <span className="text-sm text-steel">Valor atual</span>
          ) : (
            <Button
              onClick={() => {
                onChoose(field, typed);
                onClose();
              }}
              aria-label={`${action}: ${text}`}
            >
              {action}
            </Button>
          )}
        </li>
      ))}
    </ol>
  );
}
