import type { NumberField as NumberFormField } from "#domain/forms/form-field";
import { TextField } from "../ui/field/TextField";
import type { FieldProps } from "./field-props";
import { useFormParts } from "./form-context";

export function NumberField({ field, path, value, onChange, label = field.label }: FieldProps<NumberFormField>) {
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
