import type { ReactNode, Ref } from "react";

interface ScrollRegionProps {
  label: string;
  className: string;
  children: ReactNode;
  ref?: Ref<HTMLElement>;
}

/** A part of the screen that scrolls by itself, by keyboard too. */
export function ScrollRegion({ label, className, children, ref }: ScrollRegionProps) {
  return (
    <section
      ref={ref}
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: without it the keyboard cannot scroll what holds no link
      tabIndex={0}
      className={`overflow-y-auto rounded-lg border border-line ${className}`}
    >
      {children}
    </section>
  );
}
