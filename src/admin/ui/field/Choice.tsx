import type { ComponentProps } from "react";

/** A radio button or a box to tick, with what it means under its name. */
export function Choice({ label, note, ...input }: { label: string; note: string } & ComponentProps<"input">) {
  return (
    <label className="flex min-h-11 cursor-pointer items-start gap-3 rounded-lg px-2 py-2 hover:bg-paper">
      <input {...input} className="mt-1 size-4 shrink-0" />
      <span>
        <span className="block font-medium">{label}</span>
        <span className="block text-sm text-steel">{note}</span>
      </span>
    </label>
  );
}
