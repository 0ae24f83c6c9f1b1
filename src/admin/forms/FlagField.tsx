import type { FlagField as FlagFormField } from "#domain/forms/form-field";
import { Choice } from "../ui/field/Choice";
import type { FieldProps } from "./field-props";
import { useFormParts } from "./form-context";

/** Yes or no; an optional one that is off is absent. */
export function FlagField({ field, value, onChange, label = field.label }: FieldProps<FlagFormField>) {
  const { isRecord } = useFormParts();
  const choice = (
    <Choice
      type="checkbox"
      label={label}
      note={field.help ?? ""}
      checked={value === true}
      onChange={({ target }) => onChange(target.checked || !field.isOptional ? target.checked : undefined)}
    />
  );
  return isRecord ? <div className="md:col-span-2">{choice}</div> : choice;
}
