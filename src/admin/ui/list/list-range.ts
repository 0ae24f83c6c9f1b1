import { formatNumber } from "#domain/text/format";

/** Which rows of how many a page of a list shows. */
export interface ListRange {
  page: number;
  from: number;
  to: number;
  total: number;
  isTotalExact: boolean;
  hasNext: boolean;
}

interface ListPage {
  page: number;
  pages: readonly unknown[];
  total: number;
  pageSize: number;
  isTotalExact: boolean;
}

/** A total that is not exact is how far the list goes; what lies past it is found by asking for less. */
export function findRange({ page, pages, total, pageSize, isTotalExact }: ListPage): ListRange {
  const before = (page - 1) * pageSize;
  const to = before + pages.length;
  return { page, from: before + 1, to, total, isTotalExact, hasNext: to < total };
}

/** @example describeRange({ from: 21, to: 40, total: 345, isTotalExact: true }) // "21–40 de 345" */
export function describeRange({ from, to, total, isTotalExact }: Pick<ListRange, "from" | "to" | "total" | "isTotalExact">): string {
  return `${formatNumber(from)}–${formatNumber(to)} de ${describeTotal({ total, isTotalExact })}`;
}

/** @example describeTotal({ total: 1000, isTotalExact: false }) // "mais de 1.000" */
export function describeTotal({ total, isTotalExact }: Pick<ListRange, "total" | "isTotalExact">): string {
  return isTotalExact ? formatNumber(total) : `mais de ${formatNumber(total)}`;
}
