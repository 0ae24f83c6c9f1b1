import { ChevronRight } from "lucide-react";
import { useState } from "react";
import { formatNumber } from "#domain/text/format";
import { TitleForecasts } from "../../run/TitleForecasts";

/** The titles a bulk creation starts from and what each would be, folded away until asked for. */
export function PresetTitles({ titles }: { titles: readonly string[] }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className="group border-t border-line pt-2" onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary className="flex min-h-11 list-none items-center gap-2 font-semibold [&::-webkit-details-marker]:hidden">
        <ChevronRight size={18} strokeWidth={1.75} aria-hidden="true" className="shrink-0 transition-transform group-open:rotate-90" />
        Ver os {formatNumber(titles.length)} títulos
      </summary>
      {isOpen ? <TitleForecasts question={{ kind: "bulk-presets", titles }} /> : null}
    </details>
  );
}
