import { PATHS } from "#domain/site/paths";
import { fillBlanks } from "#domain/text/fill-blanks";
import type { Wording } from "#domain/texts/wording-text";
import { type GridLink, LinkGrid } from "#site/sections/LinkGrid";

export interface GeneratedPagesProps {
  total: number;
  /** From 1. */
  page: number;
  pageCount: number;
  links: readonly GridLink[];
  words: Wording["siteMap"]["generated"];
}

/** One page of the list of generated pages, under how many there are. */
export function GeneratedPages({ total, page, pageCount, links, words }: GeneratedPagesProps) {
  return (
    <>
      <p className="mb-4 text-steel">{describeCount(total, words)}</p>
      <LinkGrid links={links} />
      <Pager page={page} pageCount={pageCount} words={words} />
    </>
  );
}

function describeCount(total: number, { none, one, many }: GeneratedPagesProps["words"]): string {
  if (total === 0) return none;
  return total === 1 ? one : fillBlanks(many, { número: total.toLocaleString("pt-BR") });
}

const LINK = "inline-flex min-h-11 items-center rounded-card border border-line px-4 font-semibold hover:border-ink";

/** Ways to the pages before and after this one of a long list. */
function Pager({ page, pageCount, words }: Pick<GeneratedPagesProps, "page" | "pageCount" | "words">) {
  if (pageCount <= 1) return null;
  const hrefOf = (target: number) => `${PATHS.sitemap}${target === 1 ? "" : `?pagina=${target}`}#links-uteis`;
  return (
    <nav aria-label="Páginas da lista" className="mt-6 flex flex-wrap items-center gap-4">
      {page > 1 && (
        <a href={hrefOf(page - 1)} rel="prev" className={LINK}>
          Anterior
        </a>
      )}
      <span className="text-steel">{fillBlanks(words.position, { página: String(page), total: String(pageCount) })}</span>
      {page < pageCount && (
        <a href={hrefOf(page + 1)} rel="next" className={LINK}>
          Próxima
        </a>
      )}
    </nav>
  );
}
