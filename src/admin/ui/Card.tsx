import type { ComponentProps, ReactNode } from "react";

export function Card({ className = "", ...rest }: ComponentProps<"section">) {
  return <section {...rest} className={`min-w-0 rounded-card border border-line bg-white ${className}`} />;
}

/** A card's heading; with a `ref` it can take the focus from what is gone. */
export function CardTitle({ ref, className = "", ...rest }: ComponentProps<"h2">) {
  return <h2 {...rest} ref={ref} tabIndex={ref ? -1 : undefined} className={`text-base ${ref ? "outline-none" : ""} ${className}`} />;
}

/** What a card says in place of its content: nothing there, nothing found, or something went wrong. */
export function CardMessage({ children, action, role }: { children: ReactNode; action?: ReactNode; role?: "alert" | "status" }) {
  return (
    <div role={role} className="grid justify-items-center gap-4 px-4 py-12 text-center text-steel">
      <div className="grid max-w-md gap-1">{children}</div>
      {action}
    </div>
  );
}
