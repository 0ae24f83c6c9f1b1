import { type ReactNode, useEffect, useId, useMemo, useState } from "react";
import { Choice, TextArea, TextField } from "#admin/ui/field/fields";
import type { FlagField as FlagFormField, FormField, NumberField as NumberFormField, ObjectField } from "#domain/forms/form-field";
import type { FormProblem } from "#domain/forms/form-problems";
import { ChoiceFields } from "./ChoiceFields";
import {
  asObject,
  type FieldChanges,
  type FieldProps,
  type FormChoices,
  FormContext,
  indexProblems,
  joinPath,
  type TextControlProps,
  type TextControls,
  useFieldTexts,
  useFormParts,
} from "./form-context";
import { ListField } from "./ListField";
import { FoldMark } from "./ListItem";
import { TextFields } from "./TextFields";

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
export function SchemaForm({ form, value, onChange, choices, problems, texts, changes }: SchemaFormProps) {
  const parts = useMemo(
    () => ({
      Field: AnyField,
      choices: choices ?? {},
      problems: indexProblems(problems ?? []),
      isRecord: !texts,
      Text: PlainText,
      ...texts,
      changes: changes ?? {},
    }),
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

function AnyField({ field: described, ...rest }: FieldProps<FormField>) {
  const { drawn, ...said } = useFormParts().changes[rest.path] ?? {};
  if (drawn !== undefined) return drawn;
  const field = { ...described, ...said };
  switch (field.kind) {
    case "object":
      return <ObjectFields field={field} {...rest} />;
    case "union": {
      const option = field.options.find(({ value }) => value === asObject(rest.value)[field.discriminator]);
      return option ? <ObjectFields field={option.field} {...rest} /> : null;
    }
    case "list":
      return <ListField field={field} {...rest} />;
    case "text":
      return <TextFields field={field} {...rest} />;
    case "number":
      return <NumberField field={field} {...rest} />;
    case "choice":
      return <ChoiceFields field={field} {...rest} />;
    case "flag":
      return <FlagField field={field} {...rest} />;
    case "fixed":
      return null;
  }
}

/** Yes or no; an optional one that is off is absent. */
function FlagField(props: FieldProps<FlagFormField>) {
  const { field, value, onChange } = props;
  const { isRecord } = useFormParts();
  const { hint = "", ...texts } = useFieldTexts(props);
  const choice = (
    <Choice
      {...texts}
      type="checkbox"
      note={hint}
      checked={value === true}
      onChange={({ target }) => onChange(target.checked || !field.isOptional ? target.checked : undefined)}
    />
  );
  return isRecord ? <div className="md:col-span-2">{choice}</div> : choice;
}

function NumberField(props: FieldProps<NumberFormField>) {
  const { field, value, onChange } = props;
  const { isRecord } = useFormParts();
  const shared = { ...useFieldTexts(props), autoComplete: "off" };
  const none = field.isOptional ? undefined : null;
  if (field.control === "year") {
    // What is no number stays in sight, and is refused where it is kept.
    const read = (text: string) => (/^\d+$/.test(text) ? Number(text) : text);
    return (
      <TextField
        {...shared}
        inputMode="numeric"
        placeholder="Ano"
        maxLength={4}
        value={String(value ?? "")}
        onChange={({ target }) => onChange(target.value.trim() === "" ? none : read(target.value.trim()))}
      />
    );
  }
  return (
    <TextField
      {...shared}
      type="number"
      inputMode={field.isInteger ? "numeric" : "decimal"}
      step={field.step ?? (field.isInteger ? 1 : "any")}
      min={field.min}
      max={field.max}
      value={typeof value === "number" ? value : ""}
      onChange={({ target }) => onChange(target.value === "" ? none : Number(target.value))}
      className={isRecord ? "" : "sm:w-40"}
    />
  );
}

/** The fields of an object, one under the other; those of a part with a name are framed. */
function ObjectFields({ field, path, value, onChange, label = field.label }: FieldProps<ObjectField>) {
  const { Field, isRecord } = useFormParts();
  const said = asObject(value);
  const fields = field.fields
    // An address is given once, when a page is made.
    .filter(({ field: inner }) => !(inner.kind === "text" && inner.control === "slug"))
    .map(({ key, field: inner }) => (
      <Field key={key} field={inner} path={joinPath(path, key)} value={said[key]} onChange={(next) => onChange(withKey(said, key, next))} />
    ));
  // An item of a list stands by itself, as the whole does.
  const isWhole = path === "" || /\.\d+$/.test(path);
  if (isRecord) return isWhole ? <div className="grid gap-5 md:grid-cols-2">{fields}</div> : fields;
  const body = <div className="grid gap-5">{fields}</div>;
  if (label === "" || path === "") return body;
  // The parts of the document itself.
  if (!path.includes(".")) {
    return (
      <FoldedPart label={label} path={path}>
        {field.help ? <p className="mb-4 text-sm text-steel">{field.help}</p> : null}
        {body}
      </FoldedPart>
    );
  }
  return (
    <fieldset className="grid min-w-0 gap-5">
      <legend className="mb-3 font-semibold">{label}</legend>
      {field.help ? <p className="text-sm text-steel">{field.help}</p> : null}
      {fields}
    </fieldset>
  );
}

function withKey(said: Readonly<Record<string, unknown>>, key: string, next: unknown): Record<string, unknown> {
  const { [key]: _, ...others } = said;
  return next === undefined ? others : { ...said, [key]: next };
}

/** A part of a long form, folded up to its name until it is wanted or has something to mend. */
function FoldedPart({ label, path, children }: { label: string; path: string; children: ReactNode }) {
  const id = useId();
  const { problems } = useFormParts();
  const [isOpen, setIsOpen] = useState(false);

  useEffect(() => {
    if ([...problems.keys()].some((one) => one.startsWith(`${path}.`))) setIsOpen(true);
  }, [problems, path]);

  return (
    <section aria-label={label} data-open={isOpen || undefined} className="rounded-lg border border-line">
      <h2 className="text-base">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
          className="flex min-h-12 w-full items-center gap-2 rounded-lg px-3 py-2 text-left font-semibold hover:bg-paper"
        >
          <FoldMark isOpen={isOpen} />
          {label}
        </button>
      </h2>
      <div id={id} hidden={!isOpen} className="border-t border-line p-3 sm:p-4">
        {isOpen ? children : null}
      </div>
    </section>
  );
}
