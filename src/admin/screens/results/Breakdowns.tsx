import { actions } from "astro:actions";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { LoadError } from "#admin/ui/Card";
import { CONTACT_PLACES, type ContactPlace } from "#domain/contact/contact-ref";
import { VISIT_SOURCES, type VisitSource } from "#domain/counts/visit-kind";
import { clicksOf } from "#domain/results/figures";
import { formatNumber } from "#domain/text/format";
import { call } from "../../call/call";
import { RESULTS_KEY } from "../../page/page-keys";
import type { AddressChange } from "../../ui/list/use-address-params";
import { ChartCard, type Series } from "./charts/ChartCard";
import { FiguresCard, FiguresTable } from "./Figures";
import { formatRate, type ResultsNow } from "./use-results";

interface BreakdownsProps {
  results: ResultsNow;
  /** Hears what the list of pages is narrowed to, as the address calls it. */
  onNarrow: (to: AddressChange) => void;
}

/** The same figures by what they have in common. */
export function Breakdowns({ results: { span, sources, places, hours }, onNarrow }: BreakdownsProps) {
  const { from, to } = span;
  const groups = useQuery({
    queryKey: [...RESULTS_KEY, "groups", from, to],
    queryFn: () => call(actions.results.groups, { from, to }),
    placeholderData: keepPreviousData,
  });
  return (
    <div className="grid items-start gap-5 empty:hidden lg:grid-cols-2">
      <BreakdownCard
        title="Botões"
        says="Em que parte da página as pessoas tocaram para falar com você."
        of="Botão"
        columns={["WhatsApp", "Ligação", "Cópia"]}
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
        GROUPS.map(({ list, by, ...told }) => (
          <BreakdownCard
            key={by}
            {...told}
            columns={["Visitas", "Toques", "Taxa"]}
            shares={(groups.data?.[list] ?? []).map(({ key, name, figures }) => ({
              key: key ?? name,
              name,
              value: figures.visits,
              cells: [formatNumber(figures.visits), formatNumber(clicksOf(figures)), formatRate(figures)],
              onChoose: key === undefined ? undefined : () => onNarrow({ [by]: key }),
            }))}
          />
        ))
      )}
    </div>
  );
}

const GROUPS = [
  { list: "origins", by: "origem", title: "Tipo de página", says: "Quem escreveu as páginas que trouxeram as visitas.", of: "Tipo" },
  { list: "places", by: "lugar", title: "Lugares", says: "De que bairro ou cidade as páginas falam.", of: "Lugar" },
  { list: "topics", by: "assunto", title: "Assuntos", says: "Sobre o que as páginas falam.", of: "Assunto" },
] as const;

function listPlaces(places: ResultsNow["places"]): Share[] {
  const shares = (Object.keys(CONTACT_PLACES) as ContactPlace[]).map((place) => {
    const { chat = 0, call = 0, copy = 0 } = places[place] ?? {};
    return { key: place, name: CONTACT_PLACES[place].label, value: chat + call + copy, cells: [chat, call, copy].map(formatNumber) };
  });
  return rank(shares);
}

function listSources(sources: ResultsNow["sources"]): Share[] {
  const shares = (Object.keys(VISIT_SOURCES) as VisitSource[]).map((source) => {
    const value = sources[source] ?? 0;
    return { key: source, name: VISIT_SOURCES[source], value, cells: [formatNumber(value)] };
  });
  return rank(shares);
}

/** The greatest first, without those of which there is nothing. */
function rank(shares: readonly Share[]): Share[] {
  return shares.filter(({ value }) => value > 0).toSorted((one, other) => other.value - one.value);
}

const SERIES: readonly Series<ResultsNow["hours"][number]>[] = [
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
  const most = Math.max(1, ...shares.map(({ value }) => value));
  return (
    <FiguresCard title={title} says={says}>
      <FiguresTable
        caption={title}
        of={of}
        columns={columns}
        rows={shares.map((share) => ({ ...share, head: <ShareName share={share} most={most} /> }))}
        headClassName="relative w-full wrap-anywhere"
      />
    </FiguresCard>
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
