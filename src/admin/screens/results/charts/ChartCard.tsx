import { useId } from "react";
import { Bar, BarChart, CartesianGrid, Line, LineChart, ResponsiveContainer, Tooltip, XAxis, YAxis } from "recharts";
import { formatNumber } from "#domain/text/format";
import { FiguresCard, FiguresTable } from "../Figures";

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
  nameTick: (row: Row) => string;
  formatTick?: (value: number) => string;
  /** Bars unless said; stacked ones are parts of a whole. Who hears the screen reads the table. */
  drawing?: "lines" | "stacked";
}

/** Fewer bars than these say no more than a sentence. */
const DRAWN_FROM = 3;

/** One idea in words, as a drawing where there is something to draw, and as a table under it; nothing where nothing happened. */
export function ChartCard<Row>(props: ChartCardProps<Row>) {
  const { title, says, rows, of, nameRow, series, format = formatNumber } = props;
  const id = useId().replace(/\W/g, "");
  const happened = rows.filter((row) => series.some(({ read }) => read(row) !== 0)).length;
  if (happened === 0) return null;
  return (
    <FiguresCard title={title} says={says}>
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
            <Drawing {...props} prefix={id} />
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
    </FiguresCard>
  );
}

/** How a series is drawn: told apart without colour, by its pattern. */
type SeriesLook = "solid" | "striped" | "dotted" | "line" | "dashed";

export interface Series<Row> {
  name: string;
  look: SeriesLook;
  read: (row: Row) => number;
}

/** The fills that bars have, once for each chart that has bars. */
function Patterns({ prefix }: { prefix: string }) {
  return (
    <defs>
      <pattern id={`${prefix}-striped`} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width="6" height="6" fill="var(--color-amber)" />
        <rect width="2.5" height="6" fill="var(--color-ink)" />
      </pattern>
      <pattern id={`${prefix}-dotted`} width="6" height="6" patternUnits="userSpaceOnUse">
        <rect width="6" height="6" fill="var(--color-white)" />
        <circle cx="3" cy="3" r="1.7" fill="var(--color-steel)" />
      </pattern>
    </defs>
  );
}

function fillOf(prefix: string, look: SeriesLook): string {
  return look === "striped" || look === "dotted" ? `url(#${prefix}-${look})` : "var(--color-ink)";
}

/** Whole lines, and dashed ones for what is only beside them. */
function strokeOf(look: SeriesLook) {
  return look === "dashed"
    ? { stroke: "var(--color-steel)", strokeWidth: 2, strokeDasharray: "5 4" }
    : { stroke: "var(--color-ink)", strokeWidth: 3 };
}

/** A piece of a series beside its name. */
function Swatch({ prefix, look }: { prefix: string; look: SeriesLook }) {
  const isLine = look === "line" || look === "dashed";
  return (
    <svg width="22" height="14" aria-hidden="true" className="shrink-0">
      {isLine ? (
        <line x1="0" y1="7" x2="22" y2="7" {...strokeOf(look)} />
      ) : (
        <>
          <Patterns prefix={`${prefix}-key`} />
          <rect x="0.5" y="0.5" width="21" height="13" fill={fillOf(`${prefix}-key`, look)} stroke="var(--color-ink)" />
        </>
      )}
    </svg>
  );
}

/** Bars, or whole and dashed lines, drawn at once: nothing moves that would have to be waited for. */
function Drawing<Row>({ prefix, rows, series, nameTick, formatTick, drawing }: ChartCardProps<Row> & { prefix: string }) {
  const common = { data: [...rows], accessibilityLayer: false };
  const axes = (
    <>
      <CartesianGrid vertical={false} stroke="var(--color-line)" />
      <XAxis dataKey={nameTick} tickLine={false} minTickGap={12} stroke="var(--color-steel)" />
      <YAxis allowDecimals={false} width={44} tickLine={false} axisLine={false} stroke="var(--color-steel)" tickFormatter={formatTick} />
    </>
  );
  return (
    <ResponsiveContainer width="100%" height="100%">
      {drawing === "lines" ? (
        <LineChart {...common} margin={{ top: 4, right: 8, bottom: 0, left: 0 }}>
          {axes}
          <Tooltip isAnimationActive={false} formatter={formatValue} />
          {series.toReversed().map(({ name, look, read }) => (
            <Line
              key={name}
              name={name}
              dataKey={read}
              type="linear"
              {...strokeOf(look)}
              dot={rows.length <= 31 && look !== "dashed" ? { r: 3, fill: "var(--color-ink)" } : false}
              isAnimationActive={false}
            />
          ))}
        </LineChart>
      ) : (
        <BarChart {...common} margin={{ top: 4, right: 4, bottom: 0, left: 0 }}>
          <Patterns prefix={prefix} />
          {axes}
          <Tooltip isAnimationActive={false} cursor={{ fill: "var(--color-line)", fillOpacity: 0.5 }} formatter={formatValue} />
          {series.map(({ name, look, read }) => (
            <Bar
              key={name}
              name={name}
              dataKey={read}
              stackId={drawing === "stacked" ? "all" : undefined}
              fill={fillOf(prefix, look)}
              stroke="var(--color-ink)"
              strokeWidth={look === "solid" ? 0 : 1}
              maxBarSize={44}
              isAnimationActive={false}
            />
          ))}
        </BarChart>
      )}
    </ResponsiveContainer>
  );
}

function formatValue(value: unknown): string {
  return typeof value === "number" ? formatNumber(value) : String(value);
}
