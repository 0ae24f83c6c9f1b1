import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { api, type PagesList } from "../call/api";
import type { ListAddress } from "./use-list-address";

/** Every page of the list, whatever the search. */
export const PAGES_KEY = ["pages"] as const;

/** Rows with the number of the page they are on: while the next page loads, the one before stays. */
export type ShownPages = PagesList & { page: number };

export function usePagesList(address: ListAddress) {
  return useQuery({
    queryKey: [...PAGES_KEY, address],
    queryFn: async (): Promise<ShownPages> => ({ ...(await api.listPages(address)), page: address.page }),
    placeholderData: keepPreviousData,
  });
}
