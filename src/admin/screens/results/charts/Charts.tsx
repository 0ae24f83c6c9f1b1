import type { ComponentProps } from "react";
import { CartesianGrid, Line, LineChart, ResponsiveContainer, Tooltip, XAxis, YAxis } from "recharts";
import { CONTACT_CHANNELS } from "#domain/counts/visit-kind";
import { formatReais } from "#domain/results/describe-figures";
import { describeChange } from "#domain/results/few-data";
import { clicksOf } from "#domain/results/figures";
import { formatCount, formatNumber } from "#domain/text/format";
import { describeStep, nameStep, type ResultsNow } from "../use-results";
import { BarsDrawing, ChartCard, formatValue, type Series } from "./ChartCard";

type Point = ResultsNow["points"][number];

const VISITS: Series<Point> = { name: "Visitas", look: "line", read: ({ figures }) => figures.visits };
const VISITS_BEFORE: Series<Point> = { name: "Período anterior", look: "dashed", read: ({ before }) => before.visits };

const CLICKS: readonly Series<Point>[] = [
  { name: CONTACT_CHANNELS.chat, look: "solid", read: ({ figures }) => figures.chat },
  { name: CONTACT_CHANNELS.call, look: "striped", read: ({ figures }) => figures.call },
  { name: CONTACT_CHANNELS.copy, look: "dotted", read: ({ figures }) => figures.copy },
];

const CONTACTS: readonly Series<Point>[] = [
  { name: "Contatos", look: "dotted", read: ({ figures }) => figures.contacts },
  { name: "Vendas", look: "solid", read: ({ figures }) => figures.sold },
];

const VALUE: readonly Series<Point>[] = [
  { name: "Valor vendido", look: "solid", read: ({ figures }) => figures.value },
  { name: "Período anterior", look: "dotted", read: ({ before }) => before.value },
];

/** What happened over time: an idea a chart. */
export function Charts({ results }: { results: ResultsNow }) {
  const { points, step, totals, before, isComparable } = results;
  const nameTick = (point: Point) => nameStep(point, step);
  const common = {
    rows: points,
    of: { day: "Dia", week: "Semana", month: "Mês" }[step],
    nameRow: (point: Point) => describeStep(point, step),
  };
  const compared = (now: number, then: number) => (isComparable ? ` (${describeChange(now, then)})` : "");
  const visits = isComparable ? [VISITS, VISITS_BEFORE] : [VISITS];
  const value = isComparable ? VALUE : VALUE.slice(0, 1);
  return (
    <div className="grid items-start gap-5 empty:hidden xl:grid-cols-2">
      <ChartCard
        {...common}
        title="Visitas"
        says={`${formatCount(totals.visits, "página vista", "páginas vistas")}${compared(totals.visits, before.visits)}.`}
        series={visits}
      >
        {() => <LinesDrawing rows={points} series={visits} nameTick={nameTick} />}
      </ChartCard>
      <ChartCard
        {...common}
        title="Toques nos contatos, por canal"
        says={`${formatCount(clicksOf(totals), "toque", "toques")}${compared(clicksOf(totals), clicksOf(before))}: no WhatsApp, para ligar ou para copiar o número.`}
        series={CLICKS}
      >
        {(prefix) => <BarsDrawing prefix={prefix} rows={points} series={CLICKS} nameTick={nameTick} isStacked />}
      </ChartCard>
      <ChartCard
        {...common}
        title="Contatos e vendas"
        says={`${formatCount(totals.contacts, "contato anotado", "contatos anotados")} e ${formatCount(totals.sold, "venda", "vendas")}, pelo dia do contato${compared(totals.contacts, before.contacts)}.`}
        series={CONTACTS}
      >
        {(prefix) => <BarsDrawing prefix={prefix} rows={points} series={CONTACTS} nameTick={nameTick} />}
      </ChartCard>
      <ChartCard
        {...common}
        title="Valor vendido"
        says={`${formatReais(totals.value)} em ${formatCount(totals.sold, "venda", "vendas")}${isComparable ? `; antes ${formatReais(before.value)}` : ""}.`}
        series={value}
        format={formatReais}
      >
        {(prefix) => <BarsDrawing prefix={prefix} rows={points} series={value} nameTick={nameTick} format={formatNumber} />}
      </ChartCard>
    </div>
  );
}

/** Lines over time: whole ones and dashed ones. */
function LinesDrawing({ rows, series, nameTick }: Pick<ComponentProps<typeof BarsDrawing<Point>>, "rows" | "series" | "nameTick">) {
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
