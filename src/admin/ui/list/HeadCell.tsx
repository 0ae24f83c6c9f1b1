import type { ReactNode } from "react";

/** The heading of a table's column. */
export function HeadCell({ className = "", children }: { className?: string; children: ReactNode }) {
  return (
    <th scope="col" className={`border-y border-line bg-paper py-2 text-left text-sm font-semibold text-steel ${className}`}>
      {children}
    </th>
  );
}
