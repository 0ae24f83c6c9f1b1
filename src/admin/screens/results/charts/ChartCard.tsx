import { type ReactNode, useId } from "react";
import { formatNumber } from "#domain/text/format";
import { Card, CardTitle } from "../../../ui/Card";
import { FiguresTable } from "../FiguresTable";
import { type Series, Swatch } from "./Swatch";

interface ChartCardProps<Row> {
  title: string;
  /** What the chart tells, in a sentence. */
  says: string;
  rows: readonly Row[];
  /** What the rows are, and what each is called. */
  of: string;
  nameRow: (row: Row) => string;
  series: readonly Series<Row>[];
  format?: (value: number) => string;
  /** The drawing; who hears the screen reads the table. */
  children: (prefix: string) => ReactNode;
}

/** Fewer bars than these say no more than a sentence. */
const DRAWN_FROM = 3;

/** One idea in words, as a drawing where there is something to draw, and as a table under it; nothing where nothing happened. */
export function ChartCard<Row>({ title, says, rows, of, nameRow, series, format = formatNumber, children }: ChartCardProps<Row>) {
  const id = useId().replace(/\W/g, "");
  const happened = rows.filter((row) => series.some(({ read }) => read(row) !== 0)).length;
  if (happened === 0) return null;
  return (
    <Card aria-labelledby={`${id}-title`} className="grid content-start gap-3 p-4 sm:p-5">
      <div className="grid gap-1">
        <CardTitle id={`${id}-title`}>{title}</CardTitle>
        <p className="text-sm text-steel">{says}</p>
      </div>
      {happened < DRAWN_FROM ? null : (
        <>
          <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
            {series.map(({ name, look }) => (
              <li key={name} className="flex items-center gap-2">
                <Swatch prefix={id} look={look} />
                {name}
              </li>
            ))}
          </ul>
          <div aria-hidden="true" className="h-60 min-w-0 text-xs">
            {children(id)}
          </div>
        </>
      )}
      {/* For reading aloud, and for who wants to know exactly. */}
      <details className="text-sm">
        <summary className="min-h-11 py-2.5 cursor-pointer font-semibold">Ver em tabela</summary>
        <div className="mt-2 overflow-x-auto">
          <FiguresTable
            caption={title}
            of={of}
            columns={series.map(({ name }) => name)}
            rows={rows.map((row) => ({ key: nameRow(row), head: nameRow(row), cells: series.map(({ read }) => format(read(row))) }))}
            headClassName="whitespace-nowrap"
          />
        </div>
      </details>
    </Card>
  );
}
