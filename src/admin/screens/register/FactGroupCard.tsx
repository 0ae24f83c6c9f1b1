import { memo } from "react";
import { Card } from "../../ui/Card";
import { FactRow } from "./FactRow";
import type { FieldGroup, FieldSet } from "./group-fields";
import type { Typed } from "./typed-fact";
import type { FactDraft } from "./use-fact-drafts";
import type { RegisterField } from "./use-register";

interface FactsProps {
  drafts: Readonly<Record<string, FactDraft>>;
  problems: ReadonlyMap<string, string>;
  onType: (field: RegisterField, typed: Typed) => void;
  onHistory: (field: RegisterField) => void;
}

/** The fields of a group, those of one item under its name. */
export function FactGroupCard({ group: { id, title, sets }, ...rest }: FactsProps & { group: FieldGroup }) {
  return (
    <Card aria-labelledby={`grupo-${id}`}>
      <h2 id={`grupo-${id}`} className="scroll-mt-4 px-4 pt-4 text-lg sm:px-5">
        {title}
      </h2>
      {sets.map((set) => (
        <FactSet key={set.fields[0]?.field.path} set={set} {...rest} />
      ))}
    </Card>
  );
}

function FactSet({ set: { title, fields }, drafts, problems, onType, onHistory }: FactsProps & { set: FieldSet }) {
  const rows = fields.map(({ field, name }) => (
    <MemoRow
      key={field.path}
      field={field}
      name={name}
      setTitle={title}
      draft={drafts[field.path]}
      problem={problems.get(field.path)}
      onType={onType}
      onHistory={onHistory}
    />
  ));
  const grid = "grid gap-x-6 gap-y-5 sm:grid-cols-2 2xl:grid-cols-3";
  if (!title) return <div className={`px-4 py-5 sm:px-5 ${grid}`}>{rows}</div>;
  return (
    <fieldset className="border-t border-line px-4 py-5 sm:px-5">
      <legend className="float-left mb-4 w-full font-semibold">{title}</legend>
      <div className={`clear-both ${grid}`}>{rows}</div>
    </fieldset>
  );
}

/** Typing into one field must not draw all the others again. */
const MemoRow = memo(FactRow);
