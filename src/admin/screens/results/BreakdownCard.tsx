import { Card, CardTitle } from "../../ui/Card";

/** One line of a breakdown. */
export interface Share {
  key: string;
  name: string;
  /** What the bars show. */
  value: number;
  /** Figures beside it, as the columns name them. */
  cells: readonly string[];
  /** Narrows the list of pages to these. */
  onChoose?: (() => void) | undefined;
}

interface BreakdownCardProps {
  title: string;
  says: string;
  of: string;
  columns: readonly string[];
  shares: readonly Share[];
  /** Said where there is nothing. */
  nothing: string;
}

/** Parts of a whole as a table whose rows are bars: the figures are the labels. */
export function BreakdownCard({ title, says, of, columns, shares, nothing }: BreakdownCardProps) {
  const id = `detalhe-${title.toLowerCase().replace(/\W+/g, "-")}`;
  const most = Math.max(1, ...shares.map(({ value }) => value));
  return (
    <Card aria-labelledby={id} className="grid content-start gap-3 p-4 sm:p-5">
      <div className="grid gap-1">
        <CardTitle id={id}>{title}</CardTitle>
        <p className="text-sm text-steel">{says}</p>
      </div>
      {shares.length === 0 ? (
        <p className="text-steel">{nothing}</p>
      ) : (
        <table className="w-full border-collapse text-sm tabular-nums">
          <caption className="sr-only">{title}</caption>
          <thead>
            <tr className="border-b border-line text-steel">
              <th scope="col" className="py-1.5 pr-3 text-left font-semibold">
                {of}
              </th>
              {columns.map((column) => (
                <th key={column} scope="col" className="px-1.5 py-1.5 text-right font-semibold">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shares.map(({ key, name, value, cells, onChoose }) => (
              <tr key={key} className="border-b border-line/60">
                <th scope="row" className="relative w-full py-2 pr-3 text-left font-normal wrap-anywhere">
                  {onChoose ? (
                    <button type="button" onClick={onChoose} className="min-h-6 text-left underline underline-offset-2">
                      {name}
                      <span className="sr-only">: ver só estas páginas</span>
                    </button>
                  ) : (
                    name
                  )}
                  <span aria-hidden="true" className="mt-1 block h-1.5 rounded-full bg-line">
                    <span className="block h-full rounded-full bg-ink" style={{ width: `${(100 * value) / most}%` }} />
                  </span>
                </th>
                {cells.map((cell, index) => (
                  <td key={columns[index]} className="px-1.5 py-2 text-right align-top whitespace-nowrap">
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Card>
  );
}
