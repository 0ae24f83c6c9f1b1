import { useEffect, useState } from "react";
import type { PageOrigin, PageStatus } from "#domain/page/generated-page";
import { PAGES_PERIODS, type PagesFilter, type PagesOrder } from "#domain/page/pages-filter";

export interface ListAddress extends PagesFilter {
  page: number;
}

/** The address speaks the administrator's language. */
const ORIGINS: Record<PageOrigin, string> = { ai: "ia", local: "local", manual: "manual" };
const STATUSES: Record<PageStatus, string> = { public: "publicas", draft: "rascunhos", held: "retidas" };
const ORDERS: Record<PagesOrder, string> = { newest: "novas", oldest: "antigas", title: "titulo" };

/** Search text, filters and page of the list as they stand in the address, so that reloading and going back keep them. */
export function useListAddress() {
  const [address, setAddress] = useState(() => readAddress(location.search));

  useEffect(() => {
    const onReturn = () => setAddress(readAddress(location.search));
    addEventListener("popstate", onReturn);
    return () => removeEventListener("popstate", onReturn);
  }, []);

  function write(next: ListAddress, isStep: boolean): void {
    history[isStep ? "pushState" : "replaceState"](null, "", toSearch(next) || location.pathname);
    setAddress(next);
  }

  return {
    address,
    /** A new search or filter starts at its first page and replaces the entry of the history: typing makes no steps back. */
    narrow: (change: Partial<PagesFilter>) => write({ ...address, ...change, page: 1 }, false),
    goToPage: (page: number) => write({ ...address, page }, true),
    /** As `goToPage`, for an address that named a page the list does not have. */
    correctPage: (page: number) => write({ ...address, page }, false),
  };
}

export function readAddress(search: string): ListAddress {
  const params = new URLSearchParams(search);
  const page = Number(params.get("pagina"));
  const period = Number(params.get("periodo"));
  return {
    query: params.get("busca")?.slice(0, 200) ?? "",
    origin: findKey(ORIGINS, params.get("origem")),
    status: findKey(STATUSES, params.get("estado")),
    period: PAGES_PERIODS.find((known) => known === period),
    order: findKey(ORDERS, params.get("ordem")) ?? "newest",
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
}

/** The address's search part, with what differs from the list as it comes. */
export function toSearch({ query, origin, status, period, order, page }: ListAddress): string {
  const params = new URLSearchParams();
  if (query) params.set("busca", query);
  if (origin) params.set("origem", ORIGINS[origin]);
  if (status) params.set("estado", STATUSES[status]);
  if (period) params.set("periodo", String(period));
  if (order !== "newest") params.set("ordem", ORDERS[order]);
  if (page > 1) params.set("pagina", String(page));
  const search = params.toString();
  return search ? `?${search}` : "";
}

function findKey<K extends string>(names: Record<K, string>, name: string | null): K | undefined {
  return (Object.keys(names) as K[]).find((key) => names[key] === name);
}
