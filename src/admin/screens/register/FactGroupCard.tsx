import { History, Undo2 } from "lucide-react";
import { memo, useId, useState } from "react";
import type { ClaimCheck } from "#admin/proof/proof";
import { Button } from "#admin/ui/Button";
import { Card } from "#admin/ui/Card";
import { PhoneFold } from "#admin/ui/PhoneFold";
import { toVisibleText } from "#domain/panel/visible-text";
import { formatExact, formatRelative } from "../../ui/relative-time";
import { ClaimNote } from "./field/ClaimNote";
import { FactControl } from "./field/FactControl";
import { type Typed, toTyped } from "./field/typed-fact";
import type { FieldGroup, FieldSet } from "./GroupTabs";
import type { FactDraft } from "./saving/use-fact-drafts";
import type { Register, RegisterField } from "./use-register";

interface FactRowActs {
  onType: (field: RegisterField, typed: Typed) => void;
  onHistory: (field: RegisterField) => void;
  onProve: (check: ClaimCheck) => void;
}

interface FactsProps extends FactRowActs {
  drafts: Readonly<Record<string, FactDraft>>;
  problems: ReadonlyMap<string, string>;
  /** Undefined until they came. */
  checks: readonly ClaimCheck[] | undefined;
  contradictions: Register["contradictions"];
}

/** A group with more fields than this has its items folded on a phone. */
const LONG_GROUP = 24;

/** The fields of a group, those of one item under its name. @param isWhole all of it is wanted at once, however long */
export function FactGroupCard({ group: { id, title, sets }, isWhole, ...rest }: FactsProps & { group: FieldGroup; isWhole: boolean }) {
  const fields = sets.flatMap((set) => set.fields);
  const isFolded = !isWhole && fields.length > LONG_GROUP;
  return (
    <Card aria-labelledby={`grupo-${id}`}>
      <h2 id={`grupo-${id}`} className="px-4 pt-4 text-lg sm:px-5">
        {title}
      </h2>
      <p className="px-4 pb-4 text-sm text-steel sm:px-5">
        {fields.some(({ field }) => field.changed)
          ? "O que não diz por quem foi alterado está como veio de fábrica."
          : "Tudo como veio de fábrica."}
      </p>
      {sets.map((set) => (
        <FactSet key={set.fields[0]?.field.path} set={set} isFolded={isFolded} {...rest} />
      ))}
    </Card>
  );
}

function FactSet(props: FactsProps & { set: FieldSet; isFolded: boolean }) {
  const { set, isFolded, drafts, problems, checks, contradictions, ...acts } = props;
  const { title, fields } = set;
  const rows = fields.map(({ field, name }) => (
    <FactRow
      key={field.path}
      field={field}
      name={name}
      setTitle={title}
      draft={drafts[field.path]}
      problem={problems.get(field.path)}
      check={checks?.find(({ id }) => id === field.claim)}
      contradiction={contradictions.find(({ paths }) => paths.includes(field.path))?.message}
      {...acts}
    />
  ));
  const grid = "grid grid-cols-2 gap-x-6 gap-y-5 lg:grid-cols-3";
  if (!title) return <div className={`border-t border-line px-4 py-5 sm:px-5 ${grid}`}>{rows}</div>;
  const isInWork = ({ field: { path } }: { field: RegisterField }) =>
    drafts[path] !== undefined || problems.has(path) || contradictions.some(({ paths }) => paths.includes(path));
  return (
    <fieldset aria-label={title} className={`border-t border-line px-4 sm:px-5 ${isFolded ? "py-1 sm:py-5" : "py-5"}`}>
      <legend className={`float-left mb-4 w-full font-semibold ${isFolded ? "max-sm:hidden" : ""}`}>{title}</legend>
      {isFolded ? (
        <PhoneFold title={title} isHeldOpen={fields.some(isInWork)}>
          <div className={`pt-1 pb-4 sm:p-0 ${grid}`}>{rows}</div>
        </PhoneFold>
      ) : (
        <div className={`clear-both ${grid}`}>{rows}</div>
      )}
    </fieldset>
  );
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
const FactRow = memo(function FactRow({
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
