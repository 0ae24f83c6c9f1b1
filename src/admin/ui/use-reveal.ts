import { type RefObject, useEffect } from "react";

/** How much of an element must be in sight, in pixels, for it to count as seen. */
const SEEN = 160;

/** Brings an element into view when what it shows changes while it is below the screen, as on a phone, or begins above it. */
export function useReveal(element: RefObject<HTMLElement | null>, shown: unknown): void {
  useEffect(() => {
    if (shown === undefined || !element.current) return;
    const { top } = element.current.getBoundingClientRect();
    if (top < 0 || top > innerHeight - SEEN) element.current.scrollIntoView({ block: "start" });
  }, [element, shown]);
}
