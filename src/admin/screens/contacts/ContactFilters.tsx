import { CONTACT_PERIODS, type ContactFilter } from "#domain/contacts/contact";
import { CONTACT_STATE_NAMES, CONTACT_STATES } from "#domain/contacts/contact-state";
import { isDay } from "#domain/forms/is-day";
import { DayField } from "../../ui/field/DayField";
import { SelectField } from "../../ui/field/SelectField";
import type { useAddressParams } from "../../ui/list/use-address-params";

type Address = ReturnType<typeof useAddressParams>;

const PERIOD_NAMES: Record<(typeof CONTACT_PERIODS)[number], string> = {
  7: "Últimos 7 dias",
  30: "Últimos 30 dias",
  90: "Últimos 90 dias",
  365: "Último ano",
};
/** As the address calls days of somebody's own choice. */
const OTHER_DAYS = "datas";

const STATES = [{ value: "", label: "Todas" }, ...CONTACT_STATE_NAMES.map((value) => ({ value, label: CONTACT_STATES[value] }))];
const PERIODS = [
  { value: "", label: "Sempre" },
  ...CONTACT_PERIODS.map((days) => ({ value: String(days), label: PERIOD_NAMES[days] })),
  { value: OTHER_DAYS, label: "Outras datas…" },
];

/** What the address narrows the list to. */
export function readFilter(address: Address): ContactFilter {
  const period = address.read("periodo");
  return {
    query: address.read("busca") ?? "",
    state: CONTACT_STATE_NAMES.find((name) => name === address.read("situacao")),
    period: CONTACT_PERIODS.find((days) => String(days) === period),
    ...(period === OTHER_DAYS && readDays(address)),
  };
}

/** Two days the wrong way round are meant the other way. */
function readDays(address: Address): Pick<ContactFilter, "from" | "to"> {
  const [from, to] = ["de", "ate"].map((name) => address.read(name)).map((day) => (day && isDay(day) ? day : undefined));
  return from && to && from > to ? { from: to, to: from } : { from, to };
}

export function ContactFilters({ filter: { state }, address }: { filter: ContactFilter; address: Address }) {
  const period = PERIODS.find(({ value }) => value === address.read("periodo"))?.value ?? "";
  return (
    <fieldset className="grid grid-cols-2 gap-3 text-sm sm:max-w-md">
      <legend className="sr-only">Filtros da lista</legend>
      <SelectField label="Situação" value={state ?? ""} options={STATES} onChoose={(value) => address.narrow({ situacao: value })} />
      <SelectField
        label="Dia do contato"
        value={period}
        options={PERIODS}
        onChoose={(value) => address.narrow({ periodo: value, de: undefined, ate: undefined })}
      />
      {period === OTHER_DAYS ? (
        <>
          <DayField label="De" value={address.read("de") ?? ""} onChange={(day) => address.narrow({ de: day })} />
          <DayField label="Até" value={address.read("ate") ?? ""} onChange={(day) => address.narrow({ ate: day })} />
        </>
      ) : null}
    </fieldset>
  );
}
