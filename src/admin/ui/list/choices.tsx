import type { ComponentProps } from "react";
import { SelectField, toOptions } from "#admin/ui/field/fields";
import { SearchField } from "#admin/ui/field/SearchField";
import { formatNumber } from "#domain/text/format";
import type { AddressChange, ListAddress } from "./use-address-params";

interface ListSearchProps extends Pick<ComponentProps<typeof SearchField>, "label" | "placeholder" | "className"> {
  list: { isPlaceholderData: boolean };
  address: ListAddress;
}

/** Narrows a list to what has some words. */
export function ListSearch({ list, address, ...field }: ListSearchProps) {
  const { query, narrow } = address;
  return <SearchField {...field} query={query} isBusy={list.isPlaceholderData} onSearch={(busca) => narrow({ busca })} />;
}

interface ListSelectProps {
  address: ListAddress;
  /** The parameter of the address. */
  name: string;
  label: string;
  /** What the list shows without it: "Todas" unless said. */
  all?: string;
  options: Readonly<Record<string, string>>;
  /** What each word of the parameter stands for, where that is not the choice itself. */
  words?: Readonly<Record<string, string>>;
  /** What else of the address another choice changes. */
  drops?: AddressChange;
}

/** Narrows a list to one of several, or sorts it. */
export function ListSelect({ address, name, label, all = "Todas", options, words, drops }: ListSelectProps) {
  const known = words ?? Object.fromEntries(Object.keys(options).map((word) => [word, word]));
  return (
    <SelectField
      label={label}
      value={address.readAs(name, known) ?? ""}
      options={toOptions(all, options)}
      onChoose={(value) => address.narrow({ ...drops, [name]: Object.keys(known).find((word) => known[word] === value) })}
    />
  );
}

interface CountedChoiceProps<T extends string> {
  legend: string;
  nameOf: (kind: T) => string;
  kinds: readonly T[];
  /** How many there are of each, and of all; nothing is shown where there are none at all. */
  found: { counts: Readonly<Partial<Record<T, number>>>; all: number } | undefined;
  chosen: T | undefined;
  onChoose: (kind: T | undefined) => void;
}

/** How much was found of each kind, and the list of one of them. */
export function CountedChoice<T extends string>({ legend, nameOf, kinds, found, chosen, onChoose }: CountedChoiceProps<T>) {
  if (!found || found.all === 0) return null;
  const { counts, all } = found;
  const shown = [undefined, ...kinds.filter((one) => counts[one] !== undefined || one === chosen)];
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">{legend}</legend>
      {shown.map((one) => (
        <button
          key={one ?? ""}
          type="button"
          aria-pressed={one === chosen}
          onClick={() => onChoose(one)}
          className={`inline-flex min-h-11 items-center gap-2 rounded-lg border px-3 text-[0.9375rem] font-semibold ${
            one === chosen ? "border-ink bg-ink text-white" : "border-line bg-white text-ink hover:border-steel"
          }`}
        >
          {one === undefined ? "Tudo" : nameOf(one)}
          <span className={`tabular-nums ${one === chosen ? "text-white/80" : "text-steel"}`}>
            {formatNumber(one === undefined ? all : (counts[one] ?? 0))}
          </span>
        </button>
      ))}
    </fieldset>
  );
}
