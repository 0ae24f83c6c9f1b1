import { ChevronLeft, ChevronRight } from "lucide-react";
import type { ReactNode, RefObject } from "react";
import { Button } from "#admin/ui/Button";
import { Card, CardTitle, Empty, ListContent, ListSkeleton } from "#admin/ui/Card";
import { SearchField } from "#admin/ui/field/SearchField";
import { describeRange, describeTotal, type ListRange } from "./list-range";
import type { ListAddress } from "./use-address-params";
import type { List } from "./use-list";

interface ListCardProps<D extends object, R> {
  id: string;
  title: ReactNode;
  list: List<D, R>;
  /**
   * The field over the list, by what it is called; what it finds is in the address.
   * `none` is said before words that find nothing. @example "Nenhum endereço encontrado para"
   */
  search?: { address: ListAddress; label: string; placeholder?: string; none?: string };
  /** Beside the heading; leaves room for what comes later, also while it is null. */
  tools?: ReactNode;
  filters?: ReactNode;
  /** What is counted, for who hears the screen. @example ["página", "páginas"] */
  counted?: readonly [one: string, many: string];
  errorTitle: string;
  empty?: ReactNode;
  /** A row, as an item of a list. */
  row?: (row: R, data: D, index: number) => ReactNode;
  /** All rows, where they are no plain list. */
  content?: (data: D) => ReactNode;
  note?: string | undefined;
  /** Names the way to further pages, which is there where there are any, or always where it also tells how many rows there are. */
  pages?: string;
  hasRange?: boolean;
  /** Under the list: what is done with those chosen, and dialogs. */
  children?: ReactNode;
}

/** A list with all that stands around it: heading, search, filters, its state in words, its pages. */
export function ListCard<D extends object, R>(props: ListCardProps<D, R>) {
  const { id, title, list, search, tools, filters, counted, errorTitle, empty, row, content, note, pages, hasRange, children } = props;
  const { rows, total, range, address, heading, isPlaceholderData } = list;
  const nothing =
    search?.none && search.address.query ? (
      <Empty clear={{ label: "Limpar busca", onClear: () => search.address.narrow({ busca: undefined }) }}>
        {search.none} <q className="font-semibold text-ink">{search.address.query}</q>
      </Empty>
    ) : (
      empty
    );
  return (
    <Card aria-labelledby={id}>
      <div className="grid gap-4 px-4 py-4 sm:px-5">
        <div className={`flex flex-wrap items-end justify-between gap-x-6 gap-y-3 ${tools === undefined ? "" : "min-h-11"}`}>
          <CardTitle id={id} ref={heading} className="self-center">
            {title}
          </CardTitle>
          {search || tools ? (
            <div className="flex flex-wrap items-end gap-2 max-sm:w-full">
              {search ? (
                <SearchField
                  label={search.label}
                  placeholder={search.placeholder}
                  query={search.address.query}
                  isBusy={isPlaceholderData}
                  onSearch={(busca) => search.address.narrow({ busca })}
                />
              ) : null}
              {tools}
            </div>
          ) : null}
        </div>
        {filters}
      </div>
      {counted ? (
        <ListStatus list={list} describe={() => (total === 1 ? `1 ${counted[0]}` : `${describeTotal(range)} ${counted[1]}`)} />
      ) : null}
      <ListContent
        list={list}
        errorTitle={errorTitle}
        empty={() => (list.isPastTheEnd ? <ListSkeleton /> : total === 0 ? nothing : undefined)}
      >
        {(data) => (
          <>
            {content?.(data)}
            {row ? (
              <ul aria-busy={isPlaceholderData} className={isPlaceholderData ? "opacity-60" : ""}>
                {rows.map((one, index) => row(one, data, index))}
              </ul>
            ) : null}
            {note ? <p className="border-t border-line px-4 py-3 text-sm text-steel tabular-nums sm:px-5">{note}</p> : null}
            {pages && address && (hasRange || total > list.pageSize) ? (
              <Pagination label={pages} range={range} onGo={address.goToPage} top={heading} />
            ) : null}
          </>
        )}
      </ListContent>
      {children}
      {list.question}
    </Card>
  );
}

interface PaginationProps {
  label: string;
  range: ListRange;
  onGo: (page: number) => void;
  /** Comes into view with the next page. */
  top?: RefObject<HTMLElement | null>;
}

export function Pagination({ label, range, onGo, top }: PaginationProps) {
  function go(next: number): void {
    onGo(next);
    top?.current?.scrollIntoView({ block: "start" });
  }

  return (
    <nav aria-label={label} className="flex flex-wrap items-center justify-between gap-3 border-t border-line px-4 py-3 sm:px-5">
      <p className="text-sm text-steel tabular-nums">{describeRange(range)}</p>
      <div className="flex flex-wrap gap-2">
        <Button icon={ChevronLeft} isDisabled={range.page <= 1} onClick={() => go(range.page - 1)}>
          Anterior
        </Button>
        <Button icon={ChevronRight} isDisabled={!range.hasNext} onClick={() => go(range.page + 1)} className="flex-row-reverse">
          Próxima
        </Button>
      </div>
    </nav>
  );
}

type ListStatusProps<T> = { list: { data: T | undefined; error: Error | null; isPlaceholderData: boolean }; describe: (data: T) => string };

/** What a list found, for who hears the screen; silent beside an error, which is an alert of its own. */
export function ListStatus<T>({ list: { data, error, isPlaceholderData }, describe }: ListStatusProps<T>) {
  const waiting = error === null ? "Carregando..." : "";
  return (
    <p role="status" className="sr-only">
      {data !== undefined && !isPlaceholderData ? describe(data) : waiting}
    </p>
  );
}
