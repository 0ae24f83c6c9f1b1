// The one place for what a page's number is.

/**
 * Every public page has a number that outlives its address, by which references and counts name it: even numbers are
 * pages that come with the site (`site_pages.number`), odd ones pages made in the panel (`pages.seq`).
 */
export const numberOfSitePage = (number: number) => number * 2;
export const numberOfMadePage = (seq: number) => seq * 2 + 1;

/** The row a page's number stands for. */
export function readPageNumber(page: number): { kind: "site"; number: number } | { kind: "made"; seq: number } {
  return page % 2 === 0 ? { kind: "site", number: page / 2 } : { kind: "made", seq: (page - 1) / 2 };
}
