import { ArrowLeft, ChevronDown } from "lucide-react";

const ICON = { size: 18, strokeWidth: 1.75, "aria-hidden": true } as const;

/** Before the name of a part that opens; on a phone what is open has the screen to itself, and the mark leads back. */
export function FoldMark({ isOpen }: { isOpen: boolean }) {
  return (
    <>
      <ChevronDown {...ICON} className={`shrink-0 text-steel ${isOpen ? "max-md:hidden" : "-rotate-90"}`} />
      {isOpen ? <ArrowLeft {...ICON} className="shrink-0 md:hidden" /> : null}
    </>
  );
}
