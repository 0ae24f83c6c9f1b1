import { toSlug } from "#domain/text/slug";

/** Titles whose address an earlier title of the list already takes. */
export function findRepeatedTitles(titles: readonly string[]): string[] {
  const seen = new Set<string>();
  return titles.filter((title) => {
    const slug = toSlug(title);
    const isRepeated = seen.has(slug);
    seen.add(slug);
    return isRepeated;
  });
}
