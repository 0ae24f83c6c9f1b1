import { CONTACT_PERIODS, type ContactFilter } from "#domain/contacts/contact";
import { CONTACT_STATE_NAMES, CONTACT_STATES } from "#domain/contacts/contact-state";
import { SelectField } from "../../ui/field/SelectField";
import type { useAddressParams } from "../../ui/list/use-address-params";

type Address = ReturnType<typeof useAddressParams>;

const PERIOD_NAMES: Record<(typeof CONTACT_PERIODS)[number], string> = {
  7: "Últimos 7 dias",
  30: "Últimos 30 dias",
  90: "Últimos 90 dias",
  365: "Último ano",
};

const STATES = [{ value: "", label: "Todas" }, ...CONTACT_STATE_NAMES.map((value) => ({ value, label: CONTACT_STATES[value] }))];
const PERIODS = [{ value: "", label: "Sempre" }, ...CONTACT_PERIODS.map((days) => ({ value: String(days), label: PERIOD_NAMES[days] }))];

/** What the address narrows the list to. */
export function readFilter(address: Address): ContactFilter {
  return {
    query: address.read("busca") ?? "",
    state: CONTACT_STATE_NAMES.find((name) => name === address.read("situacao")),
    period: CONTACT_PERIODS.find((days) => String(days) === address.read("periodo")),
  };
}

export function ContactFilters({ filter: { state, period }, address }: { filter: ContactFilter; address: Address }) {
  return (
    <fieldset className="grid grid-cols-2 gap-3 text-sm sm:max-w-md">
      <legend className="sr-only">Filtros da lista</legend>
      <SelectField label="Situação" value={state ?? ""} options={STATES} onChoose={(value) => address.narrow({ situacao: value })} />
      <SelectField
        label="Dia do contato"
        value={period ? String(period) : ""}
        options={PERIODS}
        onChoose={(value) => address.narrow({ periodo: value })}
      />
    </fieldset>
  );
}
