import { toSlug } from "#domain/text/slug";

/** Titles whose address an earlier title of the list already takes. */
export function findRepeatedTitles(titles: readonly string[]): string[] {
  const slugs = titles.map(toSlug);
  return titles.filter((_, index) => slugs.indexOf(slugs[index] ?? "") < index);
}
