import { PATHS } from "#domain/site/paths";

const PLACES = [
  { href: PATHS.results, label: "Resultados" },
  { href: PATHS.pruning, label: "Poda" },
] as const;

/** The two screens of what the site brought. */
export function ResultsNav() {
  return (
    <nav aria-label="Resultados" className="flex gap-2 border-b border-line">
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
