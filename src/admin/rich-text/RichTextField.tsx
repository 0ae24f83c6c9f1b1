import { type ReactNode, useId } from "react";
import type { FieldTexts } from "../ui/field/fields";
import { RichText } from "./RichText";

interface RichTextFieldProps extends FieldTexts {
  /** Beside the label, at the end of its line. */
  aside?: ReactNode;
  /** HTML. */
  value: string;
  onChange: (html: string) => void;
}

/** The body of a page, with its name and what is wrong with it. */
export function RichTextField({ label, hint, error, aside, value, onChange }: RichTextFieldProps) {
  const id = useId();
  return (
    <div className="grid gap-1.5" data-invalid={error ? true : undefined}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <p id={id} className="font-semibold">
          {label}
        </p>
        {aside}
      </div>
      <RichText labelId={id} value={value} onChange={onChange} />
      {hint ? <p className="text-sm text-steel">{hint}</p> : null}
      {error ? (
        <p role="alert" className="text-sm font-medium text-danger">
          {error}
        </p>
      ) : null}
    </div>
  );
}
