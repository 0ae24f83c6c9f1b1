export interface PagerProps {
  /** From 1. */
  page: number;
  pageCount: number;
  path: string;
  anchor: string;
}

const LINK = "inline-flex min-h-11 items-center rounded-card border border-line px-4 font-semibold hover:border-ink";

/** Ways to the pages before and after this one of a long list. */
export function Pager({ page, pageCount, path, anchor }: PagerProps) {
  if (pageCount <= 1) return null;
  const hrefOf = (target: number) => `${path}${target === 1 ? "" : `?pagina=${target}`}#${anchor}`;
  return (
    <nav aria-label="Páginas da lista" className="mt-6 flex flex-wrap items-center gap-4">
      {page > 1 && (
        <a href={hrefOf(page - 1)} rel="prev" className={LINK}>
          Anterior
        </a>
      )}
      <span className="text-steel">
        Página {page} de {pageCount}
      </span>
      {page < pageCount && (
        <a href={hrefOf(page + 1)} rel="next" className={LINK}>
          Próxima
        </a>
      )}
    </nav>
  );
}
