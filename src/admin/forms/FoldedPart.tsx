import { ChevronDown } from "lucide-react";
import { type ReactNode, useEffect, useId, useState } from "react";
import { useFormParts } from "./form-context";

interface FoldedPartProps {
  label: string;
  path: string;
  children: ReactNode;
}

/** A part of a long form, folded up to its name until it is wanted or has something to mend. */
export function FoldedPart({ label, path, children }: FoldedPartProps) {
  const id = useId();
  const { problems } = useFormParts();
  const [isOpen, setIsOpen] = useState(false);

  useEffect(() => {
    if ([...problems.keys()].some((one) => one.startsWith(`${path}.`))) setIsOpen(true);
  }, [problems, path]);

  return (
    <section aria-label={label} className="rounded-lg border border-line">
      <h2 className="text-base">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
          className="flex min-h-12 w-full items-center gap-2 rounded-lg px-3 py-2 text-left font-semibold hover:bg-paper"
        >
          <ChevronDown size={18} strokeWidth={1.75} aria-hidden="true" className={`shrink-0 text-steel ${isOpen ? "" : "-rotate-90"}`} />
          {label}
        </button>
      </h2>
      <div id={id} hidden={!isOpen} className="border-t border-line p-3 sm:p-4">
        {isOpen ? children : null}
      </div>
    </section>
  );
}
