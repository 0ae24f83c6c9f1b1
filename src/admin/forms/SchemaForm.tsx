import { useMemo } from "react";
import type { FormField } from "#domain/forms/form-field";
import type { FormProblem } from "#domain/forms/form-problems";
import { TextArea } from "../ui/field/TextArea";
import { TextField } from "../ui/field/TextField";
import { AnyField } from "./AnyField";
import { type FieldChanges, type FormChoices, FormContext, indexProblems, type TextControlProps, type TextControls } from "./form-context";

const NO_PROBLEMS: readonly FormProblem[] = [];
const NO_CHOICES: FormChoices = {};
const NO_CHANGES: FieldChanges = {};

interface SchemaFormProps {
  form: FormField;
  choices?: FormChoices;
  value: unknown;
  problems?: readonly FormProblem[];
  /** Of a document; without them it is the form of a record, whose texts are plain. */
  texts?: TextControls;
  changes?: FieldChanges;
  onChange: (value: unknown) => void;
}

/** The fields that a schema asks for, whatever it is of. */
export function SchemaForm({
  form,
  value,
  onChange,
  choices = NO_CHOICES,
  problems = NO_PROBLEMS,
  texts,
  changes = NO_CHANGES,
}: SchemaFormProps) {
  const parts = useMemo(
    () => ({ Field: AnyField, choices, problems: indexProblems(problems), isRecord: !texts, Text: PlainText, ...texts, changes }),
    [choices, problems, texts, changes],
  );
  return (
    <FormContext value={parts}>
      <div data-form="">
        <AnyField field={form} path="" value={value} onChange={onChange} />
      </div>
    </FormContext>
  );
}

/** A text that quotes no facts; of several lines it grows as its owner pulls it. */
function PlainText({ onChange, rows, ...rest }: TextControlProps) {
  const shared = { ...rest, autoComplete: "off", onChange: ({ target }: { target: { value: string } }) => onChange(target.value) };
  return rows === undefined ? <TextField {...shared} /> : <TextArea {...shared} />;
}
