import type { ComponentProps } from "react";

/** A radio button or a box to tick, with what it means under its name. */
export function Choice({ label, note, error, ...input }: { label: string; note: string; error?: string } & ComponentProps<"input">) {
  return (
    <label className="flex min-h-11 cursor-pointer items-start gap-3 rounded-lg px-2 py-2 hover:bg-paper">
      <input {...input} aria-invalid={error ? true : undefined} className="mt-1 size-4 shrink-0" />
      <span>
        <span className="block font-medium">{label}</span>
        <span className="block text-sm text-steel">{note}</span>
        {error ? <span className="block text-sm font-medium text-danger">{error}</span> : null}
      </span>
    </label>
  );
}
