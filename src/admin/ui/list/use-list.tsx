import { keepPreviousData, type QueryKey, type UseQueryOptions, useQuery } from "@tanstack/react-query";
import { type RefObject, useEffect, useRef, useState } from "react";
import { useConfirm } from "#admin/ui/dialog/dialogs";
import { findRange } from "./list-range";
import type { ListAddress } from "./use-address-params";

/** What a page of a list says of itself; a list that comes whole says nothing. */
type ListPage = { page?: number; total?: number; pageSize?: number; isTotalExact?: boolean };

type ListQuery<D> = { data: D | undefined; error: Error | null; isPlaceholderData: boolean; refetch: () => unknown };

/** A list as its card shows it. */
export type List<D extends object, R> = ReturnType<typeof useShownList<D, R>>;

interface ListSource<F, D, R> extends Pick<UseQueryOptions<D & { page: number }>, "refetchInterval" | "staleTime"> {
  /** What the query cache keeps of the list; what makes it old names its beginning. */
  key: QueryKey;
  /** Without it the list comes whole, and is shown so. */
  address?: Pick<ListAddress, "page" | "goToPage" | "correctPage">;
  /** Of one that comes whole, how many are shown at once. */
  pageSize?: number;
  read: (asked: F & { page: number }) => Promise<D>;
  rows: (data: D) => readonly R[];
  /** Where others lead to the list too. */
  heading?: RefObject<HTMLHeadingElement | null>;
}

/** A list of which the server gives pages, or all: while another one is on the way, the one before stays. */
export function useList<F extends object, D extends object, R>(source: ListSource<F, D, R> & { filter: F }): List<D & { page: number }, R>;
export function useList<D extends object, R>(source: ListSource<object, D, R>): List<D & { page: number }, R>;
export function useList<D extends object, R>(source: ListSource<object, D, R> & { filter?: object }): List<D & { page: number }, R> {
  const { key, address, filter, read, rows, heading, pageSize, ...rest } = source;
  const page = (pageSize === undefined ? address?.page : undefined) ?? 1;
  const query = useQuery<D & { page: number }>({
    queryKey: [...key, filter, page],
    queryFn: async () => ({ ...(await read({ ...filter, page })), page }),
    placeholderData: keepPreviousData,
    ...rest,
  });
  return useShownList<D & { page: number }, R>(query, rows, { address, heading, pageSize });
}

/** Pages that no address keeps. */
export function usePages() {
  const [page, setPage] = useState(1);
  return { page, goToPage: setPage, correctPage: setPage };
}

/** A list whose rows are read already; pages of it are shown where it has an address. */
export function useShownList<D extends object, R>(
  query: ListQuery<D>,
  toRows: (data: D) => readonly R[],
  { address, ...shown }: Pick<ListSource<object, D, R>, "address" | "pageSize" | "heading"> = {},
) {
  const { data, error, isPlaceholderData, refetch } = query;
  const own = useRef<HTMLHeadingElement>(null);
  /** Takes the focus from a row that goes. */
  const heading = shown.heading ?? own;
  const { ask, question } = useConfirm(heading);
  const all = data ? toRows(data) : [];
  const cut = shown.pageSize === undefined ? undefined : { page: address?.page, total: all.length, pageSize: shown.pageSize };
  // One that comes whole is a page of itself, or is cut into pages here.
  const { page = 1, total = all.length, pageSize = total, isTotalExact = true }: ListPage = cut ?? data ?? {};
  const rows = cut ? all.slice((page - 1) * pageSize, page * pageSize) : all;
  const range = findRange({ page, pages: rows, total, pageSize, isTotalExact });
  const lastPage = Math.max(1, Math.ceil(total / Math.max(1, pageSize)));
  /** Rows were there and are gone, or never were on this page: its last one is on the way. */
  const isPastTheEnd = address !== undefined && data !== undefined && !isPlaceholderData && address.page > lastPage;
  useEffect(() => {
    if (isPastTheEnd) address.correctPage(lastPage);
  });
  return { data, error, isPlaceholderData, refetch, rows, total, pageSize, range, address, isPastTheEnd, heading, ask, question };
}
