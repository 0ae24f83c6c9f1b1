import type { FlagField as FlagFormField } from "#domain/forms/form-field";
import { Choice } from "../ui/field/Choice";
import type { FieldProps } from "./field-props";

/** Yes or no; an optional one that is off is absent. */
export function FlagField({ field, value, onChange, label = field.label }: FieldProps<FlagFormField>) {
  return (
    <Choice
      type="checkbox"
      label={label}
      note={field.help ?? ""}
      checked={value === true}
      onChange={({ target }) => onChange(target.checked || !field.isOptional ? target.checked : undefined)}
    />
  );
}
