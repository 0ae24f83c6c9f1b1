import { toSearchText } from "#domain/text/search-text";
import { readDayFirst } from "./special-day";

/** A day that has no room, or some windows of it. */
export interface FullDay {
  day: string;
  /** As the owner wrote them; none where the whole day is full. */
  windows: readonly string[];
}

/** @example readFullDay("28/11/2026 manhã, tarde") // { day: "2026-11-28", windows: ["manhã", "tarde"] } */
export function readFullDay(line: string): FullDay | undefined {
  const dated = readDayFirst(line);
  if (!dated) return undefined;
  const windows = dated.rest
    .replace(/^:/, "")
    .split(/,|\se\s/)
    .map((name) => name.trim())
    .filter((name) => name !== "");
  return { day: dated.day, windows };
}

/** Whether a window is called so, whatever its accents. */
export function isWindow(window: { id: string; name: string }, name: string): boolean {
  const wanted = toSearchText(name);
  return toSearchText(window.name) === wanted || window.id === wanted;
}
