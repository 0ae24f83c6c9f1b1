import type { PageOrigin, PageStatus, WantedStatus } from "./generated-page";

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

export const PAGE_ORIGINS = ["ai", "local", "manual", "announcement"] as const satisfies readonly PageOrigin[];
export const PAGE_STATUSES = ["public", "draft", "held"] as const satisfies readonly PageStatus[];
export const WANTED_STATUSES = ["public", "draft"] as const satisfies readonly WantedStatus[];

/** Most pages of a list that may be chosen together. */
export const MAX_CHOSEN_PAGES = 5000;

/** Whether the filter leaves pages out; the order does not. */
export const isNarrowed = ({ query, origin, status, period }: PagesFilter): boolean =>
  query.trim() !== "" || origin !== undefined || status !== undefined || period !== undefined;
