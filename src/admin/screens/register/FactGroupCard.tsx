import { memo } from "react";
import type { ClaimCheck } from "../../proof/use-proof";
import { Card } from "../../ui/Card";
import { FactRow } from "./field/FactRow";
import type { Typed } from "./field/typed-fact";
import type { FieldGroup, FieldSet } from "./group-fields";
import type { FactDraft } from "./saving/use-fact-drafts";
import type { Register, RegisterField } from "./use-register";

interface FactsProps {
  drafts: Readonly<Record<string, FactDraft>>;
  problems: ReadonlyMap<string, string>;
  /** Undefined until they came. */
  checks: readonly ClaimCheck[] | undefined;
  contradictions: Register["contradictions"];
  onType: (field: RegisterField, typed: Typed) => void;
  onHistory: (field: RegisterField) => void;
  onProve: (check: ClaimCheck) => void;
}

/** The fields of a group, those of one item under its name. */
export function FactGroupCard({ group: { id, title, sets }, ...rest }: FactsProps & { group: FieldGroup }) {
  const changed = sets.flatMap(({ fields }) => fields).filter(({ field }) => field.changed);
  return (
    <Card aria-labelledby={`grupo-${id}`}>
      <h2 id={`grupo-${id}`} className="px-4 pt-4 text-lg sm:px-5">
        {title}
      </h2>
      <p className="px-4 pb-4 text-sm text-steel sm:px-5">
        {changed.length === 0 ? "Tudo como veio de fábrica." : "O que não diz por quem foi alterado está como veio de fábrica."}
      </p>
      {sets.map((set) => (
        <FactSet key={set.fields[0]?.field.path} set={set} {...rest} />
      ))}
    </Card>
  );
}

function FactSet({ set: { title, fields }, drafts, problems, checks, contradictions, ...acts }: FactsProps & { set: FieldSet }) {
  const rows = fields.map(({ field, name }) => (
    <MemoRow
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
  return (
    <fieldset className="border-t border-line px-4 py-5 sm:px-5">
      <legend className="float-left mb-4 w-full font-semibold">{title}</legend>
      <div className={`clear-both ${grid}`}>{rows}</div>
    </fieldset>
  );
}

/** Typing into one field must not draw all the others again. */
const MemoRow = memo(FactRow);
