import { CartesianGrid, Line, LineChart, ResponsiveContainer, Tooltip, XAxis, YAxis } from "recharts";
import { formatValue } from "./BarsDrawing";
import type { Series } from "./Swatch";

interface LinesDrawingProps<Row> {
  rows: readonly Row[];
  series: readonly Series<Row>[];
  nameTick: (row: Row) => string;
}

/** Lines over time: whole ones and dashed ones. */
export function LinesDrawing<Row>({ rows, series, nameTick }: LinesDrawingProps<Row>) {
  return (
    <ResponsiveContainer width="100%" height="100%">
      <LineChart data={[...rows]} accessibilityLayer={false} margin={{ top: 4, right: 8, bottom: 0, left: 0 }}>
        <CartesianGrid vertical={false} stroke="var(--color-line)" />
        <XAxis dataKey={nameTick} tickLine={false} minTickGap={12} stroke="var(--color-steel)" />
        <YAxis allowDecimals={false} width={44} tickLine={false} axisLine={false} stroke="var(--color-steel)" />
        <Tooltip isAnimationActive={false} formatter={(value) => formatValue(value)} />
        {series.toReversed().map(({ name, look, read }) => (
          <Line
            key={name}
            name={name}
            dataKey={read}
            type="linear"
            stroke={look === "dashed" ? "var(--color-steel)" : "var(--color-ink)"}
            strokeWidth={look === "dashed" ? 2 : 3}
            strokeDasharray={look === "dashed" ? "5 4" : undefined}
            dot={rows.length <= 31 && look !== "dashed" ? { r: 3, fill: "var(--color-ink)" } : false}
            isAnimationActive={false}
          />
        ))}
      </LineChart>
    </ResponsiveContainer>
  );
}
