import type { PageOrigin, PageStatus } from "#domain/page/generated-page";
import { PAGES_PERIODS, type PagesFilter, type PagesOrder, type PagesPeriod } from "#domain/page/pages-filter";
import type { readParams } from "../ui/list/use-address-params";

/** The address speaks the administrator's language. */
export const ORIGIN_WORDS: Readonly<Record<string, PageOrigin>> = { ia: "ai", local: "local", manual: "manual", aviso: "announcement" };
export const STATUS_WORDS: Readonly<Record<string, PageStatus>> = { publicas: "public", rascunhos: "draft", retidas: "held" };
export const ORDER_WORDS: Readonly<Record<string, PagesOrder>> = { antigas: "oldest", titulo: "title" };
const PERIODS: Readonly<Record<string, PagesPeriod>> = Object.fromEntries(PAGES_PERIODS.map((days) => [String(days), days]));

/** What the address narrows the list of pages to, and how it is sorted. */
export function readPagesFilter({ query, readAs }: Pick<ReturnType<typeof readParams>, "query" | "readAs">): PagesFilter {
  return {
    query,
    origin: readAs("origem", ORIGIN_WORDS),
    status: readAs("estado", STATUS_WORDS),
    period: readAs("periodo", PERIODS),
    order: readAs("ordem", ORDER_WORDS) ?? "newest",
  };
}
