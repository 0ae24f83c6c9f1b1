import { formatNumber } from "#domain/text/format";
import type { Effects } from "./use-save-facts";

/** The pages that a save changes, each to be looked at as it is now. */
export function AffectedPages({ affected }: Pick<Effects, "affected">) {
  if (!affected) return null;
  const { isEverywhere, authored, generated } = affected;
  if (isEverywhere) {
    return <p className="text-steel">Está no que cerca todas as páginas: o cabeçalho, o menu, o rodapé ou os botões de contato.</p>;
  }
  const pages = [...authored, ...generated.first];
  if (pages.length === 0) {
    return <p className="text-steel">O site público continua como está; o valor fica guardado no cadastro.</p>;
  }
  const more = generated.count - generated.first.length;
  return (
    <details className="rounded-lg border border-line">
      <summary className="min-h-11 cursor-pointer px-3 py-2.5 font-semibold">Ver as páginas</summary>
      <ul className="max-h-[35dvh] overflow-y-auto border-t border-line py-1">
        {pages.map(({ title, path }) => (
          <li key={path}>
            <a
              href={path}
              target="_blank"
              rel="noopener"
              aria-label={`${title} (abre em nova aba)`}
              className="flex min-h-9 flex-wrap items-center gap-x-2 px-3 py-1 text-sm"
            >
              {title}
            </a>
          </li>
        ))}
        {more > 0 ? <li className="px-3 py-2 text-sm text-steel">e mais {formatNumber(more)} páginas geradas</li> : null}
      </ul>
    </details>
  );
}
