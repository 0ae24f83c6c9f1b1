import { type ComponentProps, type ReactNode, useId } from "react";
import { describedBy, Field, type FieldTexts, INPUT } from "./Field";

type TextAreaProps = FieldTexts & { aside?: ReactNode } & Omit<ComponentProps<"textarea">, "id">;

export function TextArea({ label, hint, error, aside, className = "", ...area }: TextAreaProps) {
  const id = useId();
  return (
    <Field id={id} label={label} hint={hint} error={error} aside={aside}>
      <textarea id={id} {...describedBy(id, { hint, error })} className={`${INPUT} min-h-24 resize-y ${className}`} {...area} />
    </Field>
  );
}
