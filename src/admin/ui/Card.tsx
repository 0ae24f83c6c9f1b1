import type { ComponentProps, ReactNode } from "react";

export function Card({ className = "", ...rest }: ComponentProps<"section">) {
  return <section {...rest} className={`min-w-0 rounded-card border border-line bg-white ${className}`} />;
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
