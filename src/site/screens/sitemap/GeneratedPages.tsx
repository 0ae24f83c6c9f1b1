import { PATHS } from "#domain/site/paths";
import { type GridLink, LinkGrid } from "#site/sections/LinkGrid";

export interface GeneratedPagesProps {
  total: number;
  /** From 1. */
  page: number;
  pageCount: number;
  links: readonly GridLink[];
}

/** One page of the list of generated pages, under how many there are. */
export function GeneratedPages({ total, page, pageCount, links }: GeneratedPagesProps) {
  return (
    <>
      <p className="mb-4 text-steel">{describeCount(total)}</p>
      <LinkGrid links={links} />
      <Pager page={page} pageCount={pageCount} />
    </>
  );
}

function describeCount(total: number): string {
  if (total === 0) return "Nenhuma página gerada encontrada.";
  return total === 1 ? "1 página" : `${total.toLocaleString("pt-BR")} páginas`;
}

const LINK = "inline-flex min-h-11 items-center rounded-card border border-line px-4 font-semibold hover:border-ink";

/** Ways to the pages before and after this one of a long list. */
function Pager({ page, pageCount }: Pick<GeneratedPagesProps, "page" | "pageCount">) {
  if (pageCount <= 1) return null;
  const hrefOf = (target: number) => `${PATHS.sitemap}${target === 1 ? "" : `?pagina=${target}`}#links-uteis`;
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
