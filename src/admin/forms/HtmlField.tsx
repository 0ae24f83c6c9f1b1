import { useId } from "react";
import { RichText } from "../rich-text/RichText";
import type { TextControlProps } from "./form-context";

/** The body of a page. */
export function HtmlField({ label, hint, error, value, onChange }: TextControlProps) {
  const id = useId();
  return (
    <div className="grid gap-1.5" data-invalid={error ? true : undefined}>
      <p id={id} className="font-semibold">
        {label}
      </p>
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
