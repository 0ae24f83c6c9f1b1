import { type ReactNode, useId } from "react";
import { Card, CardTitle } from "#admin/ui/Card";

/** Figures under what they tell, in a sentence. */
export function FiguresCard({ title, says, children }: { title: string; says: string; children: ReactNode }) {
  const id = useId();
  return (
    <Card aria-labelledby={id} className="grid content-start gap-3 p-4 sm:p-5">
      <div className="grid gap-1">
        <CardTitle id={id}>{title}</CardTitle>
        <p className="text-sm text-steel">{says}</p>
      </div>
      {children}
    </Card>
  );
}

interface FiguresTableProps {
  caption: string;
  /** What the rows are. */
  of: string;
  columns: readonly string[];
  rows: readonly { key: string; head: ReactNode; cells: readonly string[] }[];
  headClassName: string;
}

export function FiguresTable({ caption, of, columns, rows, headClassName }: FiguresTableProps) {
  return (
    <table className="w-full border-collapse text-sm tabular-nums">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="border-b border-line text-steel">
          <th scope="col" className="py-1.5 pr-3 text-left font-semibold">
            {of}
          </th>
          {columns.map((column) => (
            <th key={column} scope="col" className="px-2 py-1.5 text-right font-semibold max-sm:px-1.5">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, head, cells }) => (
          <tr key={key} className="border-b border-line/60">
            <th scope="row" className={`py-1.5 pr-3 text-left font-normal ${headClassName}`}>
              {head}
            </th>
            {cells.map((cell, index) => (
              <td key={columns[index]} className="px-2 py-1.5 text-right align-top whitespace-nowrap max-sm:px-1.5">
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
