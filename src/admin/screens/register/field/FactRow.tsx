import { History, Undo2 } from "lucide-react";
import { memo, useId, useState } from "react";
import type { ClaimCheck } from "#admin/proof/proof";
import { Button } from "#admin/ui/Button";
import { toVisibleText } from "#domain/panel/visible-text";
import { formatExact, formatRelative } from "../../../ui/relative-time";
import type { FactDraft } from "../saving/use-fact-drafts";
import type { RegisterField } from "../use-register";
import { ClaimNote } from "./ClaimNote";
import { FactControl } from "./FactControl";
import { type Typed, toTyped } from "./typed-fact";

export interface FactRowActs {
  onType: (field: RegisterField, typed: Typed) => void;
  onHistory: (field: RegisterField) => void;
  onProve: (check: ClaimCheck) => void;
}

interface FactRowProps extends FactRowActs {
  field: RegisterField;
  /** In its set. */
  name: string;
  /** What the set is called, for who hears the name of the field alone. */
  setTitle?: string;
  draft?: FactDraft;
  problem?: string;
  /** Of the claim that the field is part of. */
  check?: ClaimCheck;
  /** Another price of the same product. */
  contradiction?: string;
}

/** Texts longer than this have the room of two fields. */
const LONG = 60;

/** A field with what there is to know of it; typing into one must not draw all the others again. */
export const FactRow = memo(function FactRow({
  field,
  name,
  setTitle,
  draft,
  problem,
  check,
  contradiction,
  onType,
  onHistory,
  onProve,
}: FactRowProps) {
  const id = useId();
  const [isOpened, setIsOpened] = useState(false);
  const { path, control, help, fromEnvironment, env, bounds } = field;
  const isLong = ["lines", "days", "url", "choices"].includes(control) || (control === "text" && (bounds.max ?? 0) > LONG);
  const isHeld = fromEnvironment !== undefined && !isOpened && !draft;
  const shown = draft ? (draft.typed ?? toTyped(field, field.factory)) : toTyped(field, field.value);
  const describedBy = [
    help && `${id}-hint`,
    problem && `${id}-error`,
    contradiction && `${id}-other`,
    env && fromEnvironment !== undefined && `${id}-env`,
  ].filter(Boolean);
  const label = (
    <>
      {setTitle ? <span className="sr-only">{setTitle}: </span> : null}
      {name}
    </>
  );
  return (
    <div
      id={path}
      className={`grid min-w-0 scroll-mt-24 content-start gap-1.5 ${isLong ? "col-span-2" : control === "clock" ? "" : "max-sm:col-span-2"} ${draft ? "-ml-3 border-l-3 border-amber pl-2.25" : ""}`}
    >
      {control === "choices" ? (
        <span id={`${id}-label`} className="font-semibold">
          {label}
        </span>
      ) : (
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
      )}
      <FactControl
        id={id}
        field={field}
        value={isHeld ? fromEnvironment : shown}
        isReadOnly={isHeld}
        isInvalid={problem !== undefined}
        describedBy={describedBy.length > 0 ? describedBy.join(" ") : undefined}
        onType={(typed) => onType(field, typed)}
      />
      {help ? (
        <p id={`${id}-hint`} className="text-sm text-steel">
          {help}
        </p>
      ) : null}
      {problem ? (
        <p id={`${id}-error`} className="text-sm font-medium text-danger">
          {problem}
        </p>
      ) : null}
      {contradiction ? (
        <p id={`${id}-other`} className="border-l-4 border-amber pl-3 text-sm break-words">
          {contradiction}
        </p>
      ) : null}
      {fromEnvironment === undefined ? null : (
        <div id={`${id}-env`} className="grid justify-items-start gap-2 rounded-lg border-l-4 border-amber bg-amber/8 px-3 py-2 text-sm">
          <p className="break-words">
            Definido na instalação por <strong>{env}</strong>
            {isHeld ? "" : `, que diz ${fromEnvironment}`}; o que for salvo aqui vale quando ela for retirada.
          </p>
          {isHeld ? <Button onClick={() => setIsOpened(true)}>Mudar o valor guardado</Button> : null}
        </div>
      )}
      <FactSource field={field} draft={draft} onType={onType} onHistory={onHistory} />
      {check ? <ClaimNote check={check} isDirty={draft !== undefined} onProve={onProve} /> : null}
    </div>
  );
});

const BUTTON = "-my-2 inline-flex min-h-11 items-center gap-1 rounded-lg px-1.5 font-medium text-ink hover:bg-ink/8";

/** Where a value comes from, and the ways back. */
function FactSource({ field, draft, onType, onHistory }: Pick<FactRowProps, "field" | "draft" | "onType" | "onHistory">) {
  const { label, text, changed, version } = field;
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-steel empty:hidden">
      {draft ? (
        <>
          <span className="min-w-0 break-words text-amber-dark">Não salvo. No site: {text || "vazio"}</span>
          <button
            type="button"
            onClick={() => onType(field, toTyped(field, field.value))}
            aria-label={`Desfazer ${label}`}
            className={BUTTON}
          >
            <Undo2 size={16} strokeWidth={1.75} aria-hidden="true" />
            Desfazer
          </button>
        </>
      ) : changed ? (
        <span className="min-w-0 break-words">
          Alterado por {toVisibleText(changed.by)}{" "}
          <time dateTime={changed.at.toISOString()} title={formatExact(changed.at)}>
            {formatRelative(changed.at)}
          </time>
        </span>
      ) : null}
      {version > 0 ? (
        <button type="button" onClick={() => onHistory(field)} aria-label={`Histórico de ${label}`} className={BUTTON}>
          <History size={16} strokeWidth={1.75} aria-hidden="true" />
          Histórico
        </button>
      ) : null}
    </div>
  );
}
