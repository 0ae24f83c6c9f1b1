import { type RefObject, useEffect } from "react";

/** As long as a closing dialog and a list that is drawn anew may take. */
const WITHIN_MS = 1500;

/** Gives the focus to an element if what has it now goes within a moment, as a row does whose page was mended. */
export function catchFocus(heir: HTMLElement | null): void {
  const until = performance.now() + WITHIN_MS;
  const look = () => {
    if (document.activeElement === document.body) heir?.focus();
    else if (performance.now() < until) requestAnimationFrame(look);
  };
  look();
}

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
