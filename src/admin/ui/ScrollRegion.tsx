import type { ComponentProps } from "react";

/** A part of the screen that scrolls by itself, by keyboard too. */
export function ScrollRegion({ label, className, ...rest }: ComponentProps<"section"> & { label: string }) {
  // biome-ignore lint/a11y/noNoninteractiveTabindex: without it the keyboard cannot scroll what holds no link
  return <section {...rest} aria-label={label} tabIndex={0} className={`overflow-y-auto rounded-lg border border-line ${className}`} />;
}
