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
  const factory = {
    version: 0,
    text: factoryText,
    value: null,
    isCurrent: !changed,
    action: "Voltar ao de fábrica",
    note: "De fábrica",
  };
  const revisions = list.data.revisions.map(({ savedBy, savedAt, ...revision }, index) => ({
    ...revision,
    isCurrent: index === 0,
    action: "Usar este valor",
    note: (
      <>
        {revision.value === null ? "Voltou ao de fábrica: " : ""}
        {toVisibleText(savedBy)}, <Ago at={savedAt} />
      </>
    ),
  }));
  return (
    <ol className="grid">
      {[...revisions, factory].map(({ version, text: told, value, isCurrent, action, note }) => {
        const text = told || "vazio";
        return (
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
                  onChoose(field, value === null ? null : toTyped(field, value));
                  onClose();
                }}
                aria-label={`${action}: ${text}`}
              >
                {action}
              </Button>
            )}
          </li>
        );
      })}
    </ol>
  );
}
