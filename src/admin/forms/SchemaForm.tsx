import { useMemo } from "react";
import type { FormField } from "#domain/forms/form-field";
import type { FormProblem } from "#domain/forms/form-problems";
import { AnyField } from "./AnyField";
import { type FormChoices, FormContext, indexProblems } from "./form-context";

interface SchemaFormProps {
  form: FormField;
  choices: FormChoices;
  value: unknown;
  problems: readonly FormProblem[];
  onChange: (value: unknown) => void;
}

/** The fields that a schema asks for, whatever it is of. */
export function SchemaForm({ form, choices, value, problems, onChange }: SchemaFormProps) {
  const parts = useMemo(() => ({ Field: AnyField, choices, problems: indexProblems(problems) }), [choices, problems]);
  return (
    <FormContext value={parts}>
      <AnyField field={form} path="" value={value} onChange={onChange} />
    </FormContext>
  );
}
