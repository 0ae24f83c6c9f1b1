import { PATHS } from "#domain/site/paths";
import { type GridLink, LinkGrid } from "#site/sections/LinkGrid";
import { Pager } from "./Pager";

export interface GeneratedPagesProps {
  total: number;
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
      <Pager page={page} pageCount={pageCount} path={PATHS.sitemap} anchor="links-uteis" />
    </>
  );
}

function describeCount(total: number): string {
  if (total === 0) return "Nenhuma página gerada encontrada.";
  return total === 1 ? "1 página" : `${total.toLocaleString("pt-BR")} páginas`;
}
