import type { ReactNode } from "react";

export interface FieldTexts {
  label: string;
  hint?: ReactNode;
  /** What is wrong with what was typed, and how to mend it. */
  error?: ReactNode;
}

export const INPUT =
  "w-full rounded-lg border border-steel/60 bg-white px-3 py-2.5 text-base text-ink hover:border-steel aria-invalid:border-danger aria-invalid:bg-danger/4";

interface FieldProps extends FieldTexts {
  id: string;
  /** Beside the label, at the end of its line. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A labelled field; hint and error are tied to the control by `describedBy`. */
export function Field({ id, label, hint, error, aside, children }: FieldProps) {
  return (
    // Beside one with a longer hint, too, it keeps its shape.
    <div className="grid min-w-0 grid-cols-1 content-start gap-1.5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        {aside}
      </div>
      {children}
      {hint ? (
        <p id={`${id}-hint`} className="text-sm text-steel">
          {hint}
        </p>
      ) : null}
      {error ? (
        <div id={`${id}-error`} className="text-sm font-medium text-danger">
          {error}
        </div>
      ) : null}
    </div>
  );
}

/** The attributes that tie a control to its hint and error. */
export function describedBy(id: string, { hint, error }: Pick<FieldTexts, "hint" | "error">) {
  const ids = [hint ? `${id}-hint` : "", error ? `${id}-error` : ""].filter(Boolean);
  return { "aria-describedby": ids.length > 0 ? ids.join(" ") : undefined, "aria-invalid": error ? true : undefined };
}
