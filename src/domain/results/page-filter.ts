import type { PageOrigin } from "../page/generated-page";

/** Where a page came from, those that come with the site included. */
export type ResultOrigin = PageOrigin | "site";

export const RESULT_ORIGINS = ["local", "ai", "manual", "announcement", "site"] as const satisfies readonly ResultOrigin[];

export const RESULT_ORIGIN_NAMES: Readonly<Record<ResultOrigin, string>> = {
  local: "Local",
  ai: "IA",
  manual: "Escrita",
  announcement: "Aviso",
  site: "Do site",
};

/** What the pages are sorted by, the greatest first; the position of a search engine, the least. */
export const RESULT_ORDERS = ["visits", "clicks", "rate", "contacts", "value", "searchClicks", "impressions", "position"] as const;
export type ResultOrder = (typeof RESULT_ORDERS)[number];

export interface ResultFilter {
  query: string;
  origin?: ResultOrigin | undefined;
  /** The slug of a place. */
  place?: string | undefined;
  /** The id of an entry of knowledge. */
  topic?: string | undefined;
  order: ResultOrder;
}

/** Whether an order is of what a search engine's report says. */
export const isSearchOrder = (order: ResultOrder): boolean => order === "searchClicks" || order === "impressions" || order === "position";
