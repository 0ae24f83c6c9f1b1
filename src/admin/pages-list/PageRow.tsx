import { actions } from "astro:actions";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Eye, Pencil, SquarePen, Trash2 } from "lucide-react";
import { ORIGIN_NAMES, StatusTag } from "#admin/page/StatusTag";
import { ButtonLink, IconButton } from "#admin/ui/Button";
import { Empty } from "#admin/ui/Card";
import { ACTIONS_HEAD } from "#admin/ui/list/ListCard";
import { ChooseBox, type Selection } from "#admin/ui/list/selection";
import type { List } from "#admin/ui/list/use-list";
import { describeMoment } from "#domain/calendar/owner-time";
import { generatedPagePath } from "#domain/page/generated-page";
import { toVisibleText } from "#domain/panel/visible-text";
import { editPagePath, PATHS } from "#domain/site/paths";
import { call, type DataOf } from "../call/call";
import { PAGE_LISTS_KEY, PAGES_KEY } from "../page/page-keys";
import { usePageBulk } from "../page/use-page-bulk";
import { useRestorePages } from "../page/use-restore";
import { formatExact } from "../ui/relative-time";
import { notifyError, notifySuccess } from "../ui/toast/notify";

type PagesList = DataOf<typeof actions.pages.list>;
type Page = PagesList["pages"][number];

interface PageRowProps {
  page: Page;
  /** Where rows are chosen. */
  selection?: Selection;
  onRemove: () => void;
}

const ACTION = "inline-flex size-11 items-center justify-center rounded-lg text-steel no-underline transition-colors";

/** The columns of a list of pages, beside that in which they are chosen. */
export const PAGE_COLUMNS = [
  ["Página", "px-3 pl-1 first:pl-4 sm:first:pl-5"],
  ["Estado", "px-3 max-lg:hidden"],
  ["Origem", "px-3 max-lg:hidden"],
  ["Criada em", "px-3 max-lg:hidden"],
  [ACTIONS_HEAD, "px-3 max-sm:hidden"],
] as const;

export function PageRow({ page, selection, onRemove }: PageRowProps) {
  const path = generatedPagePath(page.slug);
  const title = toVisibleText(page.title);
  const buttons = (
    <>
      {page.status === "public" ? (
        <a
          href={path}
          target="_blank"
          rel="noopener"
          aria-label={`Visualizar ${title} (abre em nova aba)`}
          className={`${ACTION} gap-1.5 font-semibold hover:bg-ink/8 hover:text-ink sm:w-auto sm:px-3 sm:text-ink`}
        >
          <Eye />
          <span className="max-sm:sr-only">Visualizar</span>
        </a>
      ) : null}
      <a href={editPagePath(page.id)} aria-label={`Editar ${title}`} title="Editar" className={`${ACTION} hover:bg-ink/8 hover:text-ink`}>
        <Pencil />
      </a>
      <IconButton icon={Trash2} aria-label={`Excluir ${title}`} title="Excluir" onClick={onRemove} isDangerous />
    </>
  );
  return (
    <tr className={`border-b border-line last:border-b-0 ${selection?.has(page.id) ? "bg-amber/12" : "hover:bg-paper"}`}>
      {selection ? (
        <td className="w-11 pl-1 align-top sm:pl-2 lg:align-middle">
          <ChooseBox label={`Escolher ${title}`} selection={selection} id={page.id} />
        </td>
      ) : null}
      <th scope="row" className="w-full max-w-0 py-2.5 pr-2 pl-1 text-left font-normal first:pl-4 sm:first:pl-5">
        <a href={editPagePath(page.id)} className="-my-3 flex min-h-11 items-center py-3 font-semibold no-underline hover:underline">
          <span className="line-clamp-3 leading-snug break-words">{title}</span>
        </a>
        <span className="mt-0.5 block truncate text-sm text-steel">{path}</span>
        <span className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-steel lg:hidden">
          <StatusTag status={page.status} />
          {ORIGIN_NAMES[page.origin]} · {formatExact(page.createdAt)}
        </span>
        {page.isUnlisted ? <Unlisted page={page} title={title} /> : null}
        {page.publishAt ? <span className="mt-1 block text-sm font-medium">Programada para {describeMoment(page.publishAt)}</span> : null}
        <span className="mt-1 grid text-sm text-danger empty:hidden">
          {/* Enough to know what is to be mended; how stands in the editor. */}
          {page.held?.map(({ rule, says }) => (
            <span key={`${rule}: ${says}`} className="line-clamp-2 break-words">
              {says}
            </span>
          ))}
        </span>
        <span className="mt-1 -ml-3 flex sm:hidden">{buttons}</span>
      </th>
      <td className="px-3 py-2 max-lg:hidden">
        <StatusTag status={page.status} />
      </td>
      <td className="px-3 py-2 text-sm max-lg:hidden">{ORIGIN_NAMES[page.origin]}</td>
      <td className="px-3 py-2 text-sm whitespace-nowrap text-steel tabular-nums max-lg:hidden">
        <time dateTime={page.createdAt.toISOString()}>{formatExact(page.createdAt)}</time>
      </td>
      <td className="py-2 pr-2 text-right whitespace-nowrap max-sm:hidden sm:pr-3">{buttons}</td>
    </tr>
  );
}

function Unlisted({ page, title }: Pick<PageRowProps, "page"> & { title: string }) {
  const { act } = usePageBulk();
  return (
    <span className="mt-1 flex flex-wrap items-center gap-x-2 text-sm">
      <span className="rounded-full bg-line px-2 py-0.5 text-xs font-semibold text-ink">Fora dos buscadores</span>
      <button
        type="button"
        aria-label={`Devolver ${title} aos buscadores`}
        onClick={() => void act([page.id], "list")}
        className="min-h-11 font-medium underline underline-offset-2 sm:min-h-8"
      >
        Devolver
      </button>
    </span>
  );
}

/** Said where no page was ever made. */
export function NoPages() {
  const write = (
    <ButtonLink href={PATHS.newPage} icon={SquarePen}>
      Escrever uma página
    </ButtonLink>
  );
  return <Empty action={write}>Nenhuma página foi gerada ainda</Empty>;
}

/** Deletes a page of a list after a yes; its row leaves at once and returns when the server could not. */
export function useRemovePage({ ask }: Pick<List<PagesList, Page>, "ask">) {
  const client = useQueryClient();
  const undo = useRestorePages();
  const removal = useMutation({
    mutationFn: (id: string) => call(actions.pages.remove, { id }),
    async onMutate(id) {
      await client.cancelQueries({ queryKey: PAGE_LISTS_KEY });
      const before = client.getQueriesData<PagesList>({ queryKey: PAGE_LISTS_KEY });
      client.setQueriesData<PagesList>({ queryKey: PAGE_LISTS_KEY }, (list) => list && withoutPage(list, id));
      return { before };
    },
    onSuccess({ removed }, id, { before }) {
      if (removed) notifySuccess("Página excluída", "A página foi excluída com sucesso", () => undo.restore([id]));
      else fail("Não foi possível excluir a página", before);
    },
    onError: (_error, _id, context) => fail("Ocorreu um erro ao excluir a página", context?.before),
    onSettled: () => client.invalidateQueries({ queryKey: PAGES_KEY }),
  });
  return ({ id, title }: Page, onYes?: () => void) =>
    ask({
      title: "Excluir página?",
      description: `A página "${title}" sai do ar imediatamente e vai para a lixeira.`,
      confirmLabel: "Excluir página",
      onConfirm() {
        onYes?.();
        removal.mutate(id);
      },
    });

  function fail(problem: string, before: [readonly unknown[], PagesList | undefined][] = []): void {
    for (const [key, list] of before) client.setQueryData(key, list);
    notifyError("Erro ao excluir", problem);
  }
}

function withoutPage(list: PagesList, id: string): PagesList {
  const pages = list.pages.filter((page) => page.id !== id);
  return { ...list, pages, total: list.total - (list.pages.length - pages.length) };
}
