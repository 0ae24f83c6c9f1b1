import type { FlagField as FlagFormField, FormField, NumberField as NumberFormField } from "#domain/forms/form-field";
import { Choice } from "../ui/field/Choice";
import { TextField } from "../ui/field/TextField";
import { ChoiceFields } from "./ChoiceFields";
import type { FieldProps } from "./field-props";
import { useFormParts } from "./form-context";
import { ListField } from "./ListField";
import { ObjectFields } from "./ObjectFields";
import { TextFields } from "./TextFields";
import { asObject } from "./values";

/** A field of a form, by its kind. */
export function AnyField({ field: described, ...rest }: FieldProps<FormField>) {
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
function FlagField({ field, path, value, onChange, label = field.label }: FieldProps<FlagFormField>) {
  const { isRecord, problems } = useFormParts();
  const choice = (
    <Choice
      error={problems.get(path)}
      type="checkbox"
      label={label}
      note={field.help ?? ""}
      checked={value === true}
      onChange={({ target }) => onChange(target.checked || !field.isOptional ? target.checked : undefined)}
    />
  );
  return isRecord ? <div className="md:col-span-2">{choice}</div> : choice;
}

function NumberField({ field, path, value, onChange, label = field.label }: FieldProps<NumberFormField>) {
  const { problems, isRecord } = useFormParts();
  const shared = { label, hint: field.help, error: problems.get(path), autoComplete: "off" };
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
