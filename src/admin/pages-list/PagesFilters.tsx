import type { PageOrigin, PageStatus } from "#domain/page/generated-page";
import { PAGES_PERIODS, type PagesFilter, type PagesOrder } from "#domain/page/pages-filter";
import { SelectField } from "../ui/field/SelectField";

interface PagesFiltersProps {
  filter: PagesFilter;
  onNarrow: (change: Partial<PagesFilter>) => void;
}

const ORIGINS = [
  { value: "", label: "Todas" },
  { value: "ai", label: "IA" },
  { value: "local", label: "Local" },
  { value: "manual", label: "Manual" },
];

const STATUSES = [
  { value: "", label: "Todas" },
  { value: "public", label: "Públicas" },
  { value: "draft", label: "Rascunhos" },
  { value: "held", label: "Retidas" },
];

const PERIODS = [
  { value: "", label: "Sempre" },
  { value: "1", label: "Últimas 24 horas" },
  { value: "7", label: "Últimos 7 dias" },
  { value: "30", label: "Últimos 30 dias" },
  { value: "365", label: "Último ano" },
];

const ORDERS = [
  { value: "newest", label: "Mais novas" },
  { value: "oldest", label: "Mais antigas" },
  { value: "title", label: "Título (A–Z)" },
];

/** What the list is narrowed to, besides the search, and how it is sorted. */
export function PagesFilters({ filter: { origin, status, period, order }, onNarrow }: PagesFiltersProps) {
  return (
    <fieldset className="grid grid-cols-2 gap-x-3 gap-y-2 text-sm lg:grid-cols-4">
      <legend className="sr-only">Filtros da lista</legend>
      <SelectField
        label="Origem"
        value={origin ?? ""}
        options={ORIGINS}
        onChoose={(value) => onNarrow({ origin: (value || undefined) as PageOrigin | undefined })}
      />
      <SelectField
        label="Estado"
        value={status ?? ""}
        options={STATUSES}
        onChoose={(value) => onNarrow({ status: (value || undefined) as PageStatus | undefined })}
      />
      <SelectField
        label="Criada em"
        value={period ? String(period) : ""}
        options={PERIODS}
        onChoose={(value) => onNarrow({ period: PAGES_PERIODS.find((known) => String(known) === value) })}
      />
      <SelectField label="Ordem" value={order} options={ORDERS} onChoose={(value) => onNarrow({ order: value as PagesOrder })} />
    </fieldset>
  );
}
