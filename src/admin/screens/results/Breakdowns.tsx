import { Card, CardTitle, LoadError } from "#admin/ui/Card";
import { CONTACT_PLACES, type ContactPlace } from "#domain/contact/contact-ref";
import { VISIT_SOURCES, type VisitSource } from "#domain/counts/visit-kind";
import { clickRate } from "#domain/results/few-data";
import { clicksOf, type Figures } from "#domain/results/figures";
import { formatNumber } from "#domain/text/format";
import type { AddressChange } from "../../ui/list/use-address-params";
import { ChartCard, type Series } from "./charts/ChartCard";
import { FiguresTable } from "./FiguresTable";
import { formatPercent, type ResultGroups, type ResultsNow, useResultGroups } from "./use-results";

const COUNT_COLUMNS = ["WhatsApp", "Ligação", "Cópia"];
const GROUP_COLUMNS = ["Visitas", "Toques", "Taxa"];

/** Hears what the list of pages is narrowed to, as the address calls it. */
type OnNarrow = (to: AddressChange) => void;

/** The same figures by what they have in common. */
export function Breakdowns({ results: { span, sources, places, hours }, onNarrow }: { results: ResultsNow; onNarrow: OnNarrow }) {
  const groups = useResultGroups(span);
  return (
    <div className="grid items-start gap-5 empty:hidden lg:grid-cols-2">
      <BreakdownCard
        title="Botões"
        says="Em que parte da página as pessoas tocaram para falar com você."
        of="Botão"
        columns={COUNT_COLUMNS}
        shares={listPlaces(places)}
      />
      <BreakdownCard
        title="De onde vieram"
        says="O que levou cada visita à página; “Interno” é quem já estava no site."
        of="Origem da visita"
        columns={["Visitas"]}
        shares={listSources(sources)}
      />
      <HoursChart hours={hours} />
      {groups.error && !groups.data ? (
        <LoadError title="Erro ao carregar por página" error={groups.error} onRetry={groups.refetch} />
      ) : (
        <Groups groups={groups.data} onNarrow={onNarrow} />
      )}
    </div>
  );
}

const GROUPS = [
  { list: "origins", by: "origem", title: "Tipo de página", says: "Quem escreveu as páginas que trouxeram as visitas.", of: "Tipo" },
  { list: "places", by: "lugar", title: "Lugares", says: "De que bairro ou cidade as páginas falam.", of: "Lugar" },
  { list: "topics", by: "assunto", title: "Assuntos", says: "Sobre o que as páginas falam.", of: "Assunto" },
] as const;

function Groups({ groups, onNarrow }: { groups: ResultGroups | undefined; onNarrow: OnNarrow }) {
  return GROUPS.map(({ list, by, ...told }) => (
    <BreakdownCard
      key={by}
      {...told}
      columns={GROUP_COLUMNS}
      shares={(groups?.[list] ?? []).map(({ key, name, figures }) =>
        toShare(key, name, figures, key === undefined ? undefined : () => onNarrow({ [by]: key })),
      )}
    />
  ));
}

function toShare(key: string | undefined, name: string, figures: Figures, onChoose: (() => void) | undefined): Share {
  const rate = clickRate(figures);
  const cells = [formatNumber(figures.visits), formatNumber(clicksOf(figures)), rate === undefined ? "–" : formatPercent(rate)];
  return { key: key ?? name, name, value: figures.visits, cells, onChoose };
}

function listPlaces(places: ResultsNow["places"]): Share[] {
  return (Object.keys(CONTACT_PLACES) as ContactPlace[])
    .flatMap((place) => {
      const { chat = 0, call = 0, copy = 0 } = places[place] ?? {};
      const value = chat + call + copy;
      return value === 0 ? [] : { key: place, name: CONTACT_PLACES[place].label, value, cells: [chat, call, copy].map(formatNumber) };
    })
    .toSorted((one, other) => other.value - one.value);
}

function listSources(sources: ResultsNow["sources"]): Share[] {
  return (Object.keys(VISIT_SOURCES) as VisitSource[])
    .map((source) => ({ key: source, name: VISIT_SOURCES[source], value: sources[source] ?? 0 }))
    .filter(({ value }) => value > 0)
    .toSorted((one, other) => other.value - one.value)
    .map((share) => ({ ...share, cells: [formatNumber(share.value)] }));
}

type Hour = ResultsNow["hours"][number] & { name: string };

const SERIES: readonly Series<Hour>[] = [
  { name: "Visitas", look: "dotted", read: ({ visits }) => visits },
  { name: "Toques", look: "solid", read: ({ clicks }) => clicks },
];

/** At which hours of the day people come, and reach out. */
function HoursChart({ hours }: Pick<ResultsNow, "hours">) {
  const rows = hours.map((figures, hour) => ({ ...figures, name: `${hour}h` }));
  const busiest = rows.reduce((most, one) => (one.visits > most.visits ? one : most), rows[0] ?? { visits: 0, clicks: 0, name: "" });
  return (
    <ChartCard
      title="Horas do dia"
      says={busiest.visits === 0 ? "No horário de São Paulo." : `A hora com mais visitas é às ${busiest.name}, no horário de São Paulo.`}
      rows={rows}
      of="Hora"
      nameRow={({ name }) => name}
      nameTick={({ name }) => name}
      series={SERIES}
    />
  );
}

interface Share {
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
}

/** Parts of a whole as a table whose rows are bars: the figures are the labels. Nothing where there are none. */
function BreakdownCard({ title, says, of, columns, shares }: BreakdownCardProps) {
  if (shares.length === 0) return null;
  const id = `detalhe-${title.toLowerCase().replace(/\W+/g, "-")}`;
  const most = Math.max(1, ...shares.map(({ value }) => value));
  return (
    <Card aria-labelledby={id} className="grid content-start gap-3 p-4 sm:p-5">
      <div className="grid gap-1">
        <CardTitle id={id}>{title}</CardTitle>
        <p className="text-sm text-steel">{says}</p>
      </div>
      <FiguresTable
        caption={title}
        of={of}
        columns={columns}
        rows={shares.map((share) => ({ ...share, head: <ShareName share={share} most={most} /> }))}
        headClassName="relative w-full wrap-anywhere"
      />
    </Card>
  );
}

/** With its part of the whole, drawn. */
function ShareName({ share: { name, value, onChoose }, most }: { share: Share; most: number }) {
  return (
    <>
      {onChoose ? (
        <button type="button" onClick={onChoose} className="min-h-11 min-w-11 text-left underline underline-offset-2">
          {name}
          <span className="sr-only">: ver só estas páginas</span>
        </button>
      ) : (
        name
      )}
      <span aria-hidden="true" className="mt-1 block h-1.5 rounded-full bg-line">
        <span className="block h-full rounded-full bg-ink" style={{ width: `${(100 * value) / most}%` }} />
      </span>
    </>
  );
}
