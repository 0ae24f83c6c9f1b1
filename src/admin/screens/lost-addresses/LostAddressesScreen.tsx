import { actions } from "astro:actions";
import { ArrowRight, Trash2 } from "lucide-react";
import { defineCardScreen } from "#admin/frame/PanelFrame";
import { IconButton, NewTabLink } from "#admin/ui/Button";
import { Empty } from "#admin/ui/Card";
import { ListCard } from "#admin/ui/list/ListCard";
import { useList, usePages } from "#admin/ui/list/use-list";
import { toVisibleText } from "#domain/panel/visible-text";
import { call } from "../../call/call";
import { useAskedAct } from "../../ui/list/use-act";
import { formatExact } from "../../ui/relative-time";
import { notifySuccess } from "../../ui/toast/notify";
import { LOST_ADDRESSES_KEY, LostAddressesCard } from "./LostAddressesCard";

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
  const list = useList({
    key: [...LOST_ADDRESSES_KEY, "redirects"],
    address: usePages(),
    read: () => call(actions.lostAddresses.listRedirects),
    rows: ({ redirects }) => redirects,
    pageSize: PAGE_SIZE,
  });
  const remove = useAskedAct({
    key: LOST_ADDRESSES_KEY,
    failed: "Não foi possível guardar",
    ask: list.ask,
    question: (fromPath) => ({
      title: "Remover o desvio?",
      description: `Quem abrir ${fromPath} volta a ver que a página não existe.`,
      confirmLabel: "Remover desvio",
    }),
    act: (fromPath: string) => call(actions.lostAddresses.removeRedirect, { fromPath }),
    done: (_, fromPath) => notifySuccess("Desvio removido", `${fromPath} volta a responder que a página não existe`),
  });
  return (
    <ListCard
      id="desvios"
      title="Desvios em uso"
      list={list}
      errorTitle="Erro ao carregar os desvios"
      empty={<Empty>Nenhum desvio. Eles aparecem aqui quando você desvia um endereço perdido ou muda o endereço de uma página.</Empty>}
      row={({ fromPath, toPath, createdBy, createdAt }) => {
        const from = toVisibleText(fromPath);
        return (
          <li key={fromPath} className="flex items-start justify-between gap-2 border-t border-line py-3 pr-2 pl-4 sm:pr-3 sm:pl-5">
            <div className="grid min-w-0 gap-0.5">
              <p className="leading-snug break-all">
                <span className="text-steel">{from}</span>{" "}
                <ArrowRight size={16} role="img" aria-label="leva a" className="inline align-[-0.15em] text-amber-dark" />{" "}
                <NewTabLink href={toPath} className="font-semibold">
                  {toVisibleText(toPath)}
                </NewTabLink>
              </p>
              <p className="text-sm break-words text-steel">
                {createdBy}, <time dateTime={createdAt.toISOString()}>{formatExact(createdAt)}</time>
              </p>
            </div>
            <IconButton icon={Trash2} aria-label={`Remover o desvio de ${from}`} onClick={() => remove.ask(fromPath)} isDangerous />
          </li>
        );
      }}
      pages="Páginas dos desvios"
    />
  );
}
