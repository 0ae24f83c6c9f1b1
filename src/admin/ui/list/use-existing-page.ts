import { useEffect } from "react";

interface PagedList {
  data: { total: number; pageSize: number } | undefined;
  isPlaceholderData: boolean;
}

/** Leads from a page that a list does not have, or has no more, to its last one. */
export function useExistingPage({ data, isPlaceholderData }: PagedList, address: { page: number; correctPage: (page: number) => void }) {
  const lastPage = data ? Math.max(1, Math.ceil(data.total / data.pageSize)) : address.page;
  const isPastTheEnd = !isPlaceholderData && address.page > lastPage;
  useEffect(() => {
    if (isPastTheEnd) address.correctPage(lastPage);
  });
}
