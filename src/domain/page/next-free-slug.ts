/**
 * The slug itself when nobody has it, else with the next free suffix; a page is never overwritten.
 * @example nextFreeSlug("faq", new Set(["faq", "faq-2"])) // "faq-3"
 */
export function nextFreeSlug(slug: string, taken: ReadonlySet<string>): string {
  if (!taken.has(slug)) return slug;
  let suffix = 2;
  while (taken.has(`${slug}-${suffix}`)) suffix += 1;
  return `${slug}-${suffix}`;
}
