import { History, type LucideIcon, Undo2 } from "lucide-react";
import { type ComponentProps, memo, useId, useState } from "react";
import type { LaunchCheck } from "#admin/proof/proof";
import { Button } from "#admin/ui/Button";
import { Card } from "#admin/ui/Card";
import { describedBy, Field } from "#admin/ui/field/fields";
import { Ago } from "#admin/ui/Moment";
import { PhoneFold } from "#admin/ui/PhoneFold";
import { toVisibleText } from "#domain/panel/visible-text";
import { ClaimNote } from "./field/ClaimNote";
import { FactControl } from "./field/FactControl";
import { type Typed, toTyped } from "./field/typed-fact";
import type { FieldGroup } from "./GroupTabs";
import type { RegisterField } from "./register";
import type { FactDrafts, FactProblems } from "./saving/use-save-facts";

interface FactRowActs {
  onType: (field: RegisterField, typed: Typed) => void;
  onHistory: (field: RegisterField) => void;
  onProve: (id: string) => void;
}

interface FactsProps extends FactRowActs {
  drafts: FactDrafts;
  problems: FactProblems;
  /** Undefined until they came. */
  checks: readonly LaunchCheck[] | undefined;
}

/** A group with more fields than this has its items folded on a phone. */
const LONG_GROUP = 24;

/** The fields of a group, those of one item under its name. @param isWhole all of it is wanted at once, however long */
export function FactGroupCard({ group: { id, title, sets }, isWhole, ...rest }: FactsProps & { group: FieldGroup; isWhole: boolean }) {
  const fields = sets.flat();
  return (
    <Card aria-labelledby={`grupo-${id}`}>
      <h2 id={`grupo-${id}`} className="px-4 pt-4 text-lg sm:px-5">
        {title}
      </h2>
      <p className="px-4 pb-4 text-sm text-steel sm:px-5">
        {fields.some(({ changed }) => changed)
          ? "O que não diz por quem foi alterado está como veio de fábrica."
          : "Tudo como veio de fábrica."}
      </p>
      {sets.map((set) => (
        <FactSet key={set[0].path} fields={set} isFolded={!isWhole && fields.length > LONG_GROUP} {...rest} />
      ))}
    </Card>
  );
}

function FactSet({ fields, isFolded, ...facts }: FactsProps & { fields: FieldGroup["sets"][number]; isFolded: boolean }) {
  const [{ part }] = fields;
  const { drafts, problems, checks, ...acts } = facts;
  const rows = fields.map((field) => (
    <FactRow
      key={field.path}
      field={field}
      draft={drafts[field.path]}
      problem={problems[field.path]}
      check={checks?.find(({ id }) => id === field.claim)}
      {...acts}
    />
  ));
  const grid = "grid grid-cols-2 gap-x-6 gap-y-5 lg:grid-cols-3";
  if (!part) return <div className={`border-t border-line px-4 py-5 sm:px-5 ${grid}`}>{rows}</div>;
  return (
    <fieldset aria-label={part} className={`border-t border-line px-4 sm:px-5 ${isFolded ? "py-1 sm:py-5" : "py-5"}`}>
      <legend className={`float-left mb-4 w-full font-semibold ${isFolded ? "max-sm:hidden" : ""}`}>{part}</legend>
      {isFolded ? (
        <PhoneFold title={part} isHeldOpen={fields.some(({ path, contradiction }) => drafts[path] ?? problems[path] ?? contradiction)}>
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
  draft: FactDrafts[string] | undefined;
  problem: string | undefined;
  /** Of the claim that the field is part of. */
  check: LaunchCheck | undefined;
}

/** Texts longer than this have the room of two fields. */
const LONG = 60;

/** A field with what there is to know of it; typing into one must not draw all the others again. */
const FactRow = memo(function FactRow(props: FactRowProps) {
  const { field, draft, problem, check, onType, onHistory, onProve } = props;
  const id = useId();
  const [isOpened, setIsOpened] = useState(false);
  const { path, name, part, control, label, help, contradiction, fromEnvironment, env, bounds, text, changed, version } = field;
  const isLong = ["lines", "days", "url", "choices"].includes(control) || (control === "text" && (bounds.max ?? 0) > LONG);
  const width = control === "clock" ? "" : "max-sm:col-span-2";
  const isHeld = fromEnvironment !== undefined && !isOpened && !draft;
  const shown = draft ? (draft.typed ?? toTyped(field, field.factory)) : toTyped(field, field.value);
  const said = { hint: help, error: problem };
  const others = [contradiction ? `${id}-other` : "", fromEnvironment === undefined ? "" : `${id}-env`];
  return (
    <div
      id={path}
      className={`grid min-w-0 scroll-mt-24 content-start gap-1.5 ${isLong ? "col-span-2" : width} ${draft ? "-ml-3 border-l-3 border-amber pl-2.25" : ""}`}
    >
      <Field
        id={id}
        isGroup={control === "choices"}
        label={
          <>
            {/* For who hears the name of the field alone. */}
            {part ? <span className="sr-only">{part}: </span> : null}
            {name}
          </>
        }
        {...said}
      >
        <FactControl
          id={id}
          field={field}
          value={isHeld ? fromEnvironment : shown}
          isReadOnly={isHeld}
          onType={(typed) => onType(field, typed)}
          {...describedBy(id, said, ...others)}
        />
      </Field>
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
      {/* Where the value comes from, and the ways back. */}
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-steel empty:hidden">
        {draft ? (
          <>
            <span className="min-w-0 break-words text-amber-dark">Não salvo. No site: {text || "vazio"}</span>
            <WayBack icon={Undo2} aria-label={`Desfazer ${label}`} onClick={() => onType(field, toTyped(field, field.value))}>
              Desfazer
            </WayBack>
          </>
        ) : null}
        {changed && !draft ? (
          <span className="min-w-0 break-words">
            Alterado por {toVisibleText(changed.by)} <Ago at={changed.at} />
          </span>
        ) : null}
        {version > 0 ? (
          <WayBack icon={History} aria-label={`Histórico de ${label}`} onClick={() => onHistory(field)}>
            Histórico
          </WayBack>
        ) : null}
      </div>
      {check ? <ClaimNote check={check} isDirty={draft !== undefined} onProve={onProve} /> : null}
    </div>
  );
});

function WayBack({ icon: Icon, children, ...button }: ComponentProps<"button"> & { icon: LucideIcon }) {
  return (
    <button
      type="button"
      {...button}
      className="-my-2 inline-flex min-h-11 items-center gap-1 rounded-lg px-1.5 font-medium text-ink hover:bg-ink/8"
    >
      <Icon size={16} />
      {children}
    </button>
  );
}
