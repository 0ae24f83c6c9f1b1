// The one place for what a page's number is.

/**
 * Every public page has a number that outlives its address, by which references and counts name it: even numbers are
 * pages that come with the site (`site_pages.number`), odd ones pages made in the panel (`pages.seq`).
 */
export const numberOfSitePage = (number: number) => number * 2;
export const numberOfMadePage = (seq: number) => seq * 2 + 1;

/** The rows that pages' numbers stand for. */
export function splitPageNumbers(numbers: readonly number[]): { site: number[]; made: number[] } {
  const pages = [...new Set(numbers)];
  return {
    site: pages.filter((page) => page % 2 === 0).map((page) => page / 2),
    made: pages.filter((page) => page % 2 === 1).map((page) => (page - 1) / 2),
  };
}
