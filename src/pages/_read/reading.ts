import type { ReadingScreenProps } from "#site/screens/ReadingScreen";

/** What a reading page shows, apart from how to reach the seller. */
export type Reading = Omit<ReadingScreenProps, "contact" | "hours" | "tools" | "children">;

/** Whether an item is among those a content file names. */
export function isOneOf(references: readonly { id: string }[]): (item: { slug: string }) => boolean {
  const wanted = new Set(references.map(({ id }) => id));
  return ({ slug }) => wanted.has(slug);
}
