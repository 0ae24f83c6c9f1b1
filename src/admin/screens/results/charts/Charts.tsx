import { CONTACT_CHANNELS } from "#domain/counts/visit-kind";
import { describeChange } from "#domain/results/few-data";
import { clicksOf } from "#domain/results/figures";
import { formatCount, formatMoney, formatNumber } from "#domain/text/format";
import { describeStep, nameStep, type ResultsNow } from "../use-results";
import { ChartCard, type Series } from "./ChartCard";

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
  const common = {
    rows: points,
    nameTick: (point: Point) => nameStep(point, step),
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
        drawing="lines"
      />
      <ChartCard
        {...common}
        title="Toques nos contatos, por canal"
        says={`${formatCount(clicksOf(totals), "toque", "toques")}${compared(clicksOf(totals), clicksOf(before))}: no WhatsApp, para ligar ou para copiar o número.`}
        series={CLICKS}
        drawing="stacked"
      />
      <ChartCard
        {...common}
        title="Contatos e vendas"
        says={`${formatCount(totals.contacts, "contato anotado", "contatos anotados")} e ${formatCount(totals.sold, "venda", "vendas")}, pelo dia do contato${compared(totals.contacts, before.contacts)}.`}
        series={CONTACTS}
      />
      <ChartCard
        {...common}
        title="Valor vendido"
        says={`${formatMoney(totals.value)} em ${formatCount(totals.sold, "venda", "vendas")}${isComparable ? `; antes ${formatMoney(before.value)}` : ""}.`}
        series={value}
        format={formatMoney}
        formatTick={formatNumber}
      />
    </div>
  );
}
