import type { ResultsNow } from "../use-results";
import { BarsDrawing } from "./BarsDrawing";
import { ChartCard } from "./ChartCard";
import type { Series } from "./Swatch";

type Hour = ResultsNow["hours"][number] & { name: string };

const SERIES: readonly Series<Hour>[] = [
  { name: "Visitas", look: "dotted", read: ({ visits }) => visits },
  { name: "Toques", look: "solid", read: ({ clicks }) => clicks },
];

/** At which hours of the day people come, and reach out. */
export function HoursChart({ hours }: Pick<ResultsNow, "hours">) {
  const rows = hours.map((figures, hour) => ({ ...figures, name: `${hour}h` }));
  const busiest = rows.reduce((most, one) => (one.visits > most.visits ? one : most), rows[0] ?? { visits: 0, clicks: 0, name: "" });
  return (
    <ChartCard
      title="Horas do dia"
      says={busiest.visits === 0 ? "No horário de São Paulo." : `A hora com mais visitas é às ${busiest.name}, no horário de São Paulo.`}
      rows={rows}
      of="Hora"
      nameRow={({ name }) => name}
      series={SERIES}
      nothing="Nenhuma visita no período."
    >
      {(prefix) => <BarsDrawing prefix={prefix} rows={rows} series={SERIES} nameTick={({ name }) => name} />}
    </ChartCard>
  );
}
