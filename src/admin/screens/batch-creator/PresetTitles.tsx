import { ChevronRight } from "lucide-react";
import { formatCount } from "../../run/run-texts";

/** The titles a bulk creation starts from, folded away until asked for. */
export function PresetTitles({ titles }: { titles: readonly string[] }) {
  return (
    <details className="group border-t border-line pt-2">
      <summary className="flex min-h-11 list-none items-center gap-2 font-semibold [&::-webkit-details-marker]:hidden">
        <ChevronRight size={18} strokeWidth={1.75} aria-hidden="true" className="shrink-0 transition-transform group-open:rotate-90" />
        Ver os {formatCount(titles.length)} títulos
      </summary>
      <ol className="grid gap-1.5 pt-1 pb-2 text-sm">
        {titles.map((title, index) => (
          <li key={title} className="grid grid-cols-[2rem_minmax(0,1fr)]">
            <span className="text-steel tabular-nums" aria-hidden="true">
              {index + 1}
            </span>
            {title}
          </li>
        ))}
      </ol>
    </details>
  );
}
