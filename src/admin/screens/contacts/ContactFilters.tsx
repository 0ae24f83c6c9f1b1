import { CONTACT_PERIODS, type ContactFilter } from "#domain/contacts/contact";
import { CONTACT_STATE_NAMES, CONTACT_STATES } from "#domain/contacts/contact-state";
import { isDay } from "#domain/forms/is-day";
import { DayField } from "../../ui/field/DayField";
import { ListSelect } from "../../ui/list/ListSelect";
import type { ListAddress } from "../../ui/list/use-address-params";

/** As the address calls days of somebody's own choice. */
const OTHER_DAYS = "datas";

const PERIODS: Record<(typeof CONTACT_PERIODS)[number] | typeof OTHER_DAYS, string> = {
  7: "Últimos 7 dias",
  30: "Últimos 30 dias",
  90: "Últimos 90 dias",
  365: "Último ano",
  [OTHER_DAYS]: "Outras datas…",
};

/** What the address narrows the list to. */
export function readFilter(address: ListAddress): ContactFilter {
  const period = address.read("periodo");
  return {
    query: address.query,
    state: address.readOneOf("situacao", CONTACT_STATE_NAMES),
    period: CONTACT_PERIODS.find((days) => String(days) === period),
    ...(period === OTHER_DAYS && readDays(address)),
  };
}

/** Two days the wrong way round are meant the other way. */
function readDays(address: ListAddress): Pick<ContactFilter, "from" | "to"> {
  const [from, to] = ["de", "ate"].map((name) => address.read(name)).map((day) => (day && isDay(day) ? day : undefined));
  return from && to && from > to ? { from: to, to: from } : { from, to };
}

export function ContactFilters({ address }: { address: ListAddress }) {
  return (
    <fieldset className="grid grid-cols-2 gap-3 text-sm sm:max-w-md">
      <legend className="sr-only">Filtros da lista</legend>
      <ListSelect address={address} name="situacao" label="Situação" options={CONTACT_STATES} />
      <ListSelect
        address={address}
        name="periodo"
        label="Dia do contato"
        all="Sempre"
        options={PERIODS}
        drops={{ de: undefined, ate: undefined }}
      />
      {address.read("periodo") === OTHER_DAYS ? (
        <>
          <DayField label="De" value={address.read("de") ?? ""} onChange={(day) => address.narrow({ de: day })} />
          <DayField label="Até" value={address.read("ate") ?? ""} onChange={(day) => address.narrow({ ate: day })} />
        </>
      ) : null}
    </fieldset>
  );
}
