import { keepPreviousData, type QueryKey, type UseQueryOptions, useQuery } from "@tanstack/react-query";
import { type RefObject, useEffect, useRef } from "react";
import { useConfirm } from "#admin/ui/dialog/dialogs";
import { findRange } from "./list-range";
import type { ListAddress } from "./use-address-params";

/** What a page of a list says of itself; a list that comes whole says nothing. */
type ListPage = { page?: number; total?: number; pageSize?: number; isTotalExact?: boolean };

type ListQuery<D> = { data: D | undefined; error: Error | null; isPlaceholderData: boolean; refetch: () => unknown };

/** A list as its card shows it. */
export type List<D extends object, R> = ReturnType<typeof useShownList<D, R>>;

type Heading = RefObject<HTMLHeadingElement | null>;

interface ListSource<F, D, R> extends Pick<UseQueryOptions<D & { page: number }>, "refetchInterval" | "staleTime"> {
  /** What the query cache keeps of the list; what makes it old names its beginning. */
  key: QueryKey;
  /** Without it the list comes whole. */
  address?: Pick<ListAddress, "page" | "goToPage" | "correctPage">;
  read: (asked: F & { page: number }) => Promise<D>;
  rows: (data: D) => readonly R[];
  /** Where others lead to the list too. */
  heading?: Heading;
}

/** A list of which the server gives pages, or all: while another one is on the way, the one before stays. */
export function useList<F extends object, D extends object, R>(source: ListSource<F, D, R> & { filter: F }): List<D & { page: number }, R>;
export function useList<D extends object, R>(source: ListSource<object, D, R>): List<D & { page: number }, R>;
export function useList<D extends object, R>(source: ListSource<object, D, R> & { filter?: object }): List<D & { page: number }, R> {
  const { key, address, filter, read, rows, heading, ...rest } = source;
  const page = address?.page ?? 1;
  const query = useQuery<D & { page: number }>({
    queryKey: [...key, filter, page],
    queryFn: async () => ({ ...(await read({ ...filter, page })), page }),
    placeholderData: keepPreviousData,
    ...rest,
  });
  return useShownList<D & { page: number }, R>(query, rows, address, heading);
}

/** A list whose rows are read already; pages of it are shown where it has an address. */
export function useShownList<D extends object, R>(
  query: ListQuery<D>,
  toRows: (data: D) => readonly R[],
  address?: Pick<ListAddress, "page" | "goToPage" | "correctPage">,
  given?: Heading,
) {
  const { data, error, isPlaceholderData, refetch } = query;
  const own = useRef<HTMLHeadingElement>(null);
  /** Takes the focus from a row that goes. */
  const heading = given ?? own;
  const { ask, question } = useConfirm(heading);
  const rows = data ? toRows(data) : [];
  // One that comes whole is a page of itself.
  const { page = 1, total = rows.length, pageSize = total, isTotalExact = true }: ListPage = data ?? {};
  const range = findRange({ page, pages: rows, total, pageSize, isTotalExact });
  const lastPage = Math.max(1, Math.ceil(total / Math.max(1, pageSize)));
  /** Rows were there and are gone, or never were on this page: its last one is on the way. */
  const isPastTheEnd = address !== undefined && data !== undefined && !isPlaceholderData && address.page > lastPage;
  useEffect(() => {
    if (isPastTheEnd) address.correctPage(lastPage);
  });
  return { data, error, isPlaceholderData, refetch, rows, total, pageSize, range, address, isPastTheEnd, heading, ask, question };
}
