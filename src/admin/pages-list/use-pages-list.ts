import { actions } from "astro:actions";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { call, type DataOf } from "../call/call";
import type { ListAddress } from "./use-list-address";

export type PagesList = DataOf<typeof actions.pages.list>;

/** All that is read of the pages: the lists, and how many are held. */
export const PAGES_KEY = ["pages"] as const;
/** Every list of them, whatever the search. */
export const PAGE_LISTS_KEY = [...PAGES_KEY, "list"] as const;

/** Rows with the number of the page they are on: while the next page loads, the one before stays. */
export type ShownPages = PagesList & { page: number };

export function usePagesList(address: ListAddress) {
  return useQuery({
    queryKey: [...PAGE_LISTS_KEY, address],
    queryFn: async (): Promise<ShownPages> => ({ ...(await call(actions.pages.list, address)), page: address.page }),
    placeholderData: keepPreviousData,
  });
}
