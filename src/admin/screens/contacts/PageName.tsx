import { toVisibleText } from "#domain/panel/visible-text";
import type { ListedContact } from "./use-contacts";

/** Leads to the page where visitors see it. */
export function PageName({ page }: { page: ListedContact["from"] }) {
  if (page === undefined) return <span className="text-steel">Página que já foi apagada</span>;
  const title = toVisibleText(page.title);
  if (!page.isPublic) {
    return (
      <>
        <span className="font-semibold">{title}</span> <span className="text-steel">(fora do ar)</span>
      </>
    );
  }
  return (
    <a href={page.path} target="_blank" rel="noopener" className="font-semibold">
      {title}
      <span className="sr-only"> (abre em nova aba)</span>
    </a>
  );
}
