import type { FormField } from "#domain/forms/form-field";

/** What every field of a form gets. */
export interface FieldProps<Field extends FormField> {
  field: Field;
  path: string;
  /** As it was stored or typed, which may lack what a later release asks for. */
  value: unknown;
  /** Undefined takes an optional value away. */
  onChange: (value: unknown) => void;
  /** In place of the field's own name, as for an item of a list. */
  label?: string;
}
