import type { Ref } from "react";

interface FileInputProps {
  ref: Ref<HTMLInputElement>;
  label: string;
  accept: string;
  isSeveral?: boolean;
  isCamera?: boolean;
  onFiles: (files: readonly [File, ...File[]]) => void;
}

/** Out of sight: a button presses it. */
export function FileInput({ ref, label, accept, isSeveral = false, isCamera = false, onFiles }: FileInputProps) {
  return (
    <input
      ref={ref}
      type="file"
      accept={accept}
      capture={isCamera ? "environment" : undefined}
      multiple={isSeveral}
      aria-label={label}
      tabIndex={-1}
      className="sr-only"
      onChange={({ target }) => {
        const [first, ...others] = target.files ?? [];
        // The same file, mended, may be chosen again.
        target.value = "";
        if (first) onFiles([first, ...others]);
      }}
    />
  );
}
