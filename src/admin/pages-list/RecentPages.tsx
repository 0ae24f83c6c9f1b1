import { actions } from "astro:actions";
import { useQuery } from "@tanstack/react-query";
import { ButtonLink } from "#admin/ui/Button";
import { ListCard } from "#admin/ui/list/ListCard";
import { useShownList } from "#admin/ui/list/use-list";
import { PATHS } from "#domain/site/paths";
import { call } from "../call/call";
import { PAGE_LISTS_KEY } from "../page/page-keys";
import { NoPages, PAGE_COLUMNS, PageRow, useRemovePage } from "./PageRow";

const SHOWN = 5;

/** The last pages, with the way to all. */
export function RecentPages() {
  const query = useQuery({ queryKey: [...PAGE_LISTS_KEY, "recent"], queryFn: () => call(actions.pages.list, {}) });
  const list = useShownList(query, ({ pages }) => pages.slice(0, SHOWN));
  const remove = useRemovePage(list);
  return (
    <ListCard
      id="paginas-geradas"
      title="Páginas geradas"
      list={list}
      tools={<ButtonLink href={PATHS.pages}>Ver todas as páginas</ButtonLink>}
      errorTitle="Erro ao carregar páginas"
      empty={<NoPages />}
      table={{ caption: "As últimas páginas", columns: PAGE_COLUMNS }}
      row={(page) => <PageRow key={page.id} page={page} onRemove={() => remove(page)} />}
    />
  );
}
