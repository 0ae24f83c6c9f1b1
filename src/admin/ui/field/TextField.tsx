import { type ComponentProps, useId } from "react";
import { describedBy, Field, type FieldTexts, INPUT } from "./Field";

type TextFieldProps = FieldTexts & Omit<ComponentProps<"input">, "id">;

export function TextField({ label, hint, error, className = "", ...input }: TextFieldProps) {
  const id = useId();
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <input id={id} {...describedBy(id, { hint, error })} className={`${INPUT} min-h-11 ${className}`} {...input} />
    </Field>
  );
}
