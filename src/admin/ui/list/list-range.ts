import { formatNumber } from "#domain/text/format";

type ShownPage = { page: number; pages: readonly unknown[]; total: number; pageSize: number; isTotalExact: boolean };

/**
 * Which rows of how many a page of a list shows. A total that is not exact is how far the list goes; what lies past it is
 * found by asking for less.
 */
export function findRange({ page, pages, total, pageSize, isTotalExact }: ShownPage) {
  const before = (page - 1) * pageSize;
  const to = before + pages.length;
  return { page, from: before + 1, to, total, isTotalExact, hasNext: to < total };
}

export type ListRange = ReturnType<typeof findRange>;

/** @example describeRange({ from: 21, to: 40, total: 345, isTotalExact: true }) // "21–40 de 345" */
export function describeRange({ from, to, ...range }: Pick<ListRange, "from" | "to" | "total" | "isTotalExact">): string {
  return `${formatNumber(from)}–${formatNumber(to)} de ${describeTotal(range)}`;
}

/** @example describeTotal({ total: 1000, isTotalExact: false }) // "mais de 1.000" */
export function describeTotal({ total, isTotalExact }: Pick<ListRange, "total" | "isTotalExact">): string {
  return isTotalExact ? formatNumber(total) : `mais de ${formatNumber(total)}`;
}
