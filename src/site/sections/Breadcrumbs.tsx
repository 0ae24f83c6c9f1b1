import type { Breadcrumb } from "#domain/site/page";

/** The way from the home page to here. */
export function Breadcrumbs({ breadcrumbs }: { breadcrumbs: readonly Breadcrumb[] }) {
  return (
    <nav aria-label="Você está em" className="text-sm text-steel">
      <ol className="flex flex-wrap">
        {breadcrumbs.map(({ name, path }, index) => (
          <li key={path} className="flex items-center">
            {index < breadcrumbs.length - 1 ? (
              <>
                <a href={path} className="-mx-1 -my-1 inline-flex min-h-11 items-center px-1 underline underline-offset-3 hover:text-ink">
                  {name}
                </a>
                <span className="mx-2" aria-hidden="true">
                  /
                </span>
              </>
            ) : (
              <span aria-current="page" className="inline-flex min-h-9 items-center">
                {name}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
