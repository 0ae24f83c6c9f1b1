import type { Series } from "./Swatch";

interface ChartTableProps<Row> {
  title: string;
  rows: readonly Row[];
  /** What the rows are, and what each is called. */
  of: string;
  nameRow: (row: Row) => string;
  series: readonly Series<Row>[];
  format: (value: number) => string;
}

/** What a chart draws, in figures: for reading aloud, and for who wants to know exactly. */
export function ChartTable<Row>({ title, rows, of, nameRow, series, format }: ChartTableProps<Row>) {
  return (
    <details className="text-sm">
      <summary className="min-h-6 cursor-pointer font-semibold">Ver em tabela</summary>
      <div className="mt-2 overflow-x-auto">
        <table className="w-full border-collapse tabular-nums">
          <caption className="sr-only">{title}</caption>
          <thead>
            <tr className="border-b border-line text-left text-steel">
              <th scope="col" className="py-1.5 pr-3 font-semibold">
                {of}
              </th>
              {series.map(({ name }) => (
                <th key={name} scope="col" className="px-2 py-1.5 text-right font-semibold">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={nameRow(row)} className="border-b border-line/60">
                <th scope="row" className="py-1.5 pr-3 text-left font-normal whitespace-nowrap">
                  {nameRow(row)}
                </th>
                {series.map(({ name, read }) => (
                  <td key={name} className="px-2 py-1.5 text-right">
                    {format(read(row))}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
