import type { PageOrigin, PageStatus } from "./generated-page";

export const PAGES_ORDERS = ["newest", "oldest", "title"] as const;
export type PagesOrder = (typeof PAGES_ORDERS)[number];

/** Pages made within so many days; every page without it. */
export const PAGES_PERIODS = [1, 7, 30, 365] as const;
export type PagesPeriod = (typeof PAGES_PERIODS)[number];

/** Which pages the panel's list shows. */
export interface PagesFilter {
  query: string;
  origin?: PageOrigin;
  status?: PageStatus;
  period?: PagesPeriod;
  order: PagesOrder;
}

/** Most pages of a list that may be chosen together. */
export const MAX_CHOSEN_PAGES = 5000;

/** Whether the filter leaves pages out; the order does not. */
export const isNarrowed = ({ query, origin, status, period }: PagesFilter): boolean =>
  query.trim() !== "" || origin !== undefined || status !== undefined || period !== undefined;
