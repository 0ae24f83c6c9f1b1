import { PATHS } from "#domain/site/paths";
import { TAB_ROW } from "../ui/tab-classes";

const PLACES = [
  { href: PATHS.results, label: "Resultados" },
  { href: PATHS.pruning, label: "Poda" },
] as const;

/** The two screens of what the site brought. */
export function ResultsNav() {
  return (
    <nav aria-label="Resultados" className={`${TAB_ROW} gap-2`}>
      {PLACES.map(({ href, label }) => {
        const isCurrent = location.pathname === href;
        return (
          <a
            key={href}
            href={href}
            aria-current={isCurrent ? "page" : undefined}
            className={`inline-flex min-h-11 items-center border-b-3 px-3 font-semibold no-underline hover:text-ink ${isCurrent ? "border-amber-dark text-ink" : "border-transparent text-steel"}`}
          >
            {label}
          </a>
        );
      })}
    </nav>
  );
}
