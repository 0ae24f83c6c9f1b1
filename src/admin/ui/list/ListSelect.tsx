import { SelectField } from "../field/SelectField";
import type { AddressChange, ListAddress } from "./use-address-params";

interface ListSelectProps {
  address: ListAddress;
  /** The parameter of the address. */
  name: string;
  label: string;
  /** What the list shows without it: "Todas" unless said. */
  all?: string;
  /** What each choice is called. */
  options: Readonly<Record<string, string>>;
  /** What each word of the parameter stands for, where that is not the choice itself. */
  words?: Readonly<Record<string, string>>;
  /** What else of the address another choice changes. */
  drops?: AddressChange;
}

/** Narrows a list to one of several, or sorts it. */
export function ListSelect({ address, name, label, all = "Todas", options, words, drops }: ListSelectProps) {
  const known = words ?? Object.fromEntries(Object.keys(options).map((word) => [word, word]));
  const entries = Object.entries(options).map(([value, label]) => ({ value, label }));
  return (
    <SelectField
      label={label}
      value={address.readAs(name, known) ?? ""}
      options={[{ value: "", label: all }, ...entries]}
      onChoose={(value) => address.narrow({ ...drops, [name]: Object.keys(known).find((word) => known[word] === value) })}
    />
  );
}
