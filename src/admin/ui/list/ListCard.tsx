import { ChevronLeft, ChevronRight } from "lucide-react";
import type { ComponentProps, ReactNode, RefObject } from "react";
import { Button } from "#admin/ui/Button";
import { Card, CardTitle, Empty, ListContent, ListSkeleton } from "#admin/ui/Card";
import { ListSearch } from "./choices";
import { describeRange, describeTotal, type ListRange } from "./list-range";
import { ChooseBox } from "./selection";
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
  /** Where the list is a table: what it shows, and the heading of each column, with how its cell looks; that of buttons needs none in sight. */
  table?: TableHeadProps & { caption: string };
  /** A row, as an item of a list or of the table. */
  row?: (row: R, data: D, index: number) => ReactNode;
  /** Over the rows, or all of them, where they are no plain list. */
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
  const { id, title, list, search, tools, filters, counted, empty, table, row, content, note, pages, hasRange, children } = props;
  const { rows, total, range, address, heading, isPlaceholderData } = list;
  const stale = isPlaceholderData ? "opacity-60" : "";
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
              {search ? <ListSearch list={list} address={search.address} label={search.label} placeholder={search.placeholder} /> : null}
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
        errorTitle={props.errorTitle}
        empty={() => (list.isPastTheEnd ? <ListSkeleton /> : total === 0 ? nothing : undefined)}
      >
        {(data) => (
          <>
            {content?.(data)}
            {row && table ? (
              <table aria-busy={isPlaceholderData} className={`w-full border-collapse ${stale}`}>
                <caption className="sr-only">{table.caption}</caption>
                <TableHead {...table} />
                <tbody>{rows.map((one, index) => row(one, data, index))}</tbody>
              </table>
            ) : null}
            {row && !table ? (
              <ul aria-busy={isPlaceholderData} className={stale}>
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

/** The heading of a column of buttons. */
export const ACTIONS_HEAD = "Ações";

interface TableHeadProps {
  columns: readonly (readonly [head: string, className: string])[];
  headClassName?: string;
  /** Where rows are chosen, in a column before the others. */
  choose?: ComponentProps<typeof ChooseBox>;
}

function TableHead({ columns, headClassName, choose }: TableHeadProps) {
  return (
    <thead className={headClassName}>
      <tr>
        {choose ? (
          <HeadCell className="w-11 p-0 pl-1 sm:pl-2">
            <ChooseBox {...choose} />
          </HeadCell>
        ) : null}
        {columns.map(([head, className]) => (
          <HeadCell key={head} className={className}>
            {head === ACTIONS_HEAD ? <span className="sr-only">{head}</span> : head}
          </HeadCell>
        ))}
      </tr>
    </thead>
  );
}

function HeadCell({ className = "", children }: { className?: string; children: ReactNode }) {
  return (
    <th scope="col" className={`border-y border-line bg-paper py-2 text-left text-sm font-semibold text-steel ${className}`}>
      {children}
    </th>
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
