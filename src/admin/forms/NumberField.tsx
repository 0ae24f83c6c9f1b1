import type { NumberField as NumberFormField } from "#domain/forms/form-field";
import { TextField } from "../ui/field/TextField";
import type { FieldProps } from "./field-props";
import { useFormParts } from "./form-context";

export function NumberField({ field, path, value, onChange, label = field.label }: FieldProps<NumberFormField>) {
  const { problems } = useFormParts();
  return (
    <TextField
      label={label}
      hint={field.help}
      error={problems.get(path)}
      type="number"
      inputMode={field.isInteger ? "numeric" : "decimal"}
      step={field.isInteger ? 1 : "any"}
      min={field.min}
      max={field.max}
      value={typeof value === "number" ? value : ""}
      onChange={({ target }) => onChange(target.value === "" ? (field.isOptional ? undefined : null) : Number(target.value))}
      className="sm:w-40"
    />
  );
}
