import type { ReactNode } from "react";
import { ChooseAllBox } from "./ChooseBox";
import type { Selection } from "./use-selection";

interface ListTableProps {
  caption: string;
  /** The heading of each column, with how its cell looks; that of buttons needs none in sight. */
  columns: readonly (readonly [head: string, className: string])[];
  headClassName?: string;
  /** Rows of the page before, while the next one loads. */
  isStale: boolean;
  /** Where rows are chosen, in a column before the others. */
  choose?: { label: string; selection: Selection };
  children: ReactNode;
}

/** The heading of a column of buttons. */
export const ACTIONS_HEAD = "Ações";

export function ListTable({ caption, columns, headClassName, isStale, choose, children }: ListTableProps) {
  return (
    <table aria-busy={isStale} className={`w-full border-collapse ${isStale ? "opacity-60" : ""}`}>
      <caption className="sr-only">{caption}</caption>
      <thead className={headClassName}>
        <tr>
          {choose ? (
            <HeadCell className="w-11 p-0 pl-1 sm:pl-2">
              <ChooseAllBox {...choose} />
            </HeadCell>
          ) : null}
          {columns.map(([head, className]) => (
            <HeadCell key={head} className={className}>
              {head === ACTIONS_HEAD ? <span className="sr-only">{head}</span> : head}
            </HeadCell>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

/** The heading of a table's column. */
function HeadCell({ className = "", children }: { className?: string; children: ReactNode }) {
  return (
    <th scope="col" className={`border-y border-line bg-paper py-2 text-left text-sm font-semibold text-steel ${className}`}>
      {children}
    </th>
  );
}
