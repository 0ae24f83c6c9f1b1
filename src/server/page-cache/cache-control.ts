/**
 * Seconds a page may be kept for, as its response says; undefined when it may not.
 * @example parseCacheControl("max-age=60, stale-while-revalidate=600") // { maxAge: 60, staleWhileRevalidate: 600 }
 */
export function parseCacheControl(header: string | null): { maxAge: number; staleWhileRevalidate: number } | undefined {
  if (!header || /\b(no-store|no-cache|private)\b/i.test(header)) return undefined;
  const maxAge = readSeconds(header, "max-age");
  if (maxAge === undefined) return undefined;
  return { maxAge, staleWhileRevalidate: readSeconds(header, "stale-while-revalidate") ?? 0 };
}

function readSeconds(header: string, directive: string): number | undefined {
  const match = new RegExp(`(?:^|[\\s,])${directive}=(\\d+)`, "i").exec(header);
  return match?.[1] === undefined ? undefined : Number(match[1]);
}

export function parseCacheTags(header: string | null): string[] {
  const tags = (header ?? "").split(",").map((tag) => tag.trim());
  return tags.filter(Boolean);
}
