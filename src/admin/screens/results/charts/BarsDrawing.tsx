import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from "recharts";
import { formatNumber } from "#domain/text/format";
import { fillOf, Patterns, type Series } from "./Swatch";

interface BarsDrawingProps<Row> {
  prefix: string;
  rows: readonly Row[];
  series: readonly Series<Row>[];
  nameTick: (row: Row) => string;
  /** One upon another: parts of a whole. */
  isStacked?: boolean;
  format?: (value: number) => string;
}

/** Bars, drawn at once: nothing moves that would have to be waited for. */
export function BarsDrawing<Row>({ prefix, rows, series, nameTick, isStacked = false, format }: BarsDrawingProps<Row>) {
  return (
    <ResponsiveContainer width="100%" height="100%">
      <BarChart data={[...rows]} accessibilityLayer={false} margin={{ top: 4, right: 4, bottom: 0, left: 0 }}>
        <Patterns prefix={prefix} />
        <CartesianGrid vertical={false} stroke="var(--color-line)" />
        <XAxis dataKey={nameTick} tickLine={false} minTickGap={12} stroke="var(--color-steel)" />
        <YAxis allowDecimals={false} width={44} tickLine={false} axisLine={false} stroke="var(--color-steel)" tickFormatter={format} />
        <Tooltip
          isAnimationActive={false}
          cursor={{ fill: "var(--color-line)", fillOpacity: 0.5 }}
          formatter={(value) => formatValue(value, format)}
        />
        {series.map(({ name, look, read }) => (
          <Bar
            key={name}
            name={name}
            dataKey={read}
            stackId={isStacked ? "all" : undefined}
            fill={fillOf(prefix, look)}
            stroke="var(--color-ink)"
            strokeWidth={look === "solid" ? 0 : 1}
            maxBarSize={44}
            isAnimationActive={false}
          />
        ))}
      </BarChart>
    </ResponsiveContainer>
  );
}

export function formatValue(value: unknown, format = formatNumber): string {
  return typeof value === "number" ? format(value) : String(value);
}
