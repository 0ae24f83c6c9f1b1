import { actions } from "astro:actions";
import { useQuery } from "@tanstack/react-query";
import { PATHS } from "#domain/site/paths";
import { call } from "../call/call";
import { PAGE_LISTS_KEY } from "../page/page-keys";
import { ButtonLink } from "../ui/Button";
import { ListCard } from "../ui/list/ListCard";
import { ListTable } from "../ui/list/ListTable";
import { useShownList } from "../ui/list/use-list";
import { NoPages } from "./NoPages";
import { PAGE_COLUMNS, PageRow } from "./PageRow";
import { describeRemoval, useRemovePage } from "./use-remove-page";

const SHOWN = 5;

/** The last pages, with the way to all. */
export function RecentPages() {
  const query = useQuery({ queryKey: [...PAGE_LISTS_KEY, "recent"], queryFn: () => call(actions.pages.list, {}) });
  const list = useShownList(query, ({ pages }) => pages.slice(0, SHOWN));
  const remove = useRemovePage();
  return (
    <ListCard
      id="paginas-geradas"
      title="Páginas geradas"
      list={list}
      tools={<ButtonLink href={PATHS.pages}>Ver todas as páginas</ButtonLink>}
      errorTitle="Erro ao carregar páginas"
      empty={<NoPages />}
      content={() => (
        <ListTable caption="As últimas páginas" columns={PAGE_COLUMNS} isStale={list.isPlaceholderData}>
          {list.rows.map((page) => (
            <PageRow
              key={page.id}
              page={page}
              onRemove={() => list.ask({ ...describeRemoval(page), onConfirm: () => remove.mutate(page.id) })}
            />
          ))}
        </ListTable>
      )}
    />
  );
}
