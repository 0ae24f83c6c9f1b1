import { ArrowRight, Trash2 } from "lucide-react";
import { useState } from "react";
import { defineCardScreen } from "#admin/frame/PanelFrame";
import { IconButton } from "#admin/ui/Button";
import { Empty } from "#admin/ui/Card";
import { ListCard } from "#admin/ui/list/ListCard";
import { useShownList } from "#admin/ui/list/use-list";
import { toVisibleText } from "#domain/panel/visible-text";
import { formatExact } from "../../ui/relative-time";
import { LostAddressesCard } from "./LostAddressesCard";
import { type RedirectList, useLostAddressActions, useRedirects } from "./use-lost-addresses";

export const LostAddressesScreen = defineCardScreen(
  {
    title: "Endereços perdidos",
    summary:
      "Endereços que visitantes pediram e que não têm página. Desvie os mais pedidos para a página certa. O que foi pedido uma vez só sai da lista em 7 dias.",
  },
  () => (
    <>
      <LostAddressesCard />
      <RedirectsCard />
    </>
  ),
);

const PAGE_SIZE = 20;

/** Every redirect there is, those made by changing a page's address too. */
function RedirectsCard() {
  const { data, ...query } = useRedirects();
  const { removeRedirect } = useLostAddressActions();
  const [page, setPage] = useState(1);
  const all = data && { page, total: data.redirects.length, pageSize: PAGE_SIZE };
  const list = useShownList({ ...query, data: all }, () => data?.redirects.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE) ?? [], {
    page,
    goToPage: setPage,
    correctPage: setPage,
  });
  return (
    <ListCard
      id="desvios"
      title="Desvios em uso"
      list={list}
      errorTitle="Erro ao carregar os desvios"
      empty={<Empty>Nenhum desvio. Eles aparecem aqui quando você desvia um endereço perdido ou muda o endereço de uma página.</Empty>}
      row={(redirect) => (
        <RedirectRow
          key={redirect.fromPath}
          redirect={redirect}
          onRemove={() =>
            list.ask({
              title: "Remover o desvio?",
              description: `Quem abrir ${redirect.fromPath} volta a ver que a página não existe.`,
              confirmLabel: "Remover desvio",
              onConfirm: () => removeRedirect.mutate(redirect.fromPath),
            })
          }
        />
      )}
      pages="Páginas dos desvios"
    />
  );
}

function RedirectRow({ redirect, onRemove }: { redirect: RedirectList["redirects"][number]; onRemove: () => void }) {
  const { fromPath, toPath, createdBy, createdAt } = redirect;
  return (
    <li className="flex items-start justify-between gap-2 border-t border-line py-3 pr-2 pl-4 sm:pr-3 sm:pl-5">
      <div className="grid min-w-0 gap-0.5">
        <p className="leading-snug break-all">
          <span className="text-steel">{toVisibleText(fromPath)}</span>{" "}
          <ArrowRight size={16} strokeWidth={1.75} role="img" aria-label="leva a" className="inline align-[-0.15em] text-amber-dark" />{" "}
          <a href={toPath} target="_blank" rel="noopener" className="font-semibold">
            {toVisibleText(toPath)}
            <span className="sr-only"> (abre em nova aba)</span>
          </a>
        </p>
        <p className="text-sm break-words text-steel">
          {createdBy}, <time dateTime={createdAt.toISOString()}>{formatExact(createdAt)}</time>
        </p>
      </div>
      <IconButton icon={Trash2} aria-label={`Remover o desvio de ${toVisibleText(fromPath)}`} onClick={onRemove} isDangerous />
    </li>
  );
}
