import { useMemo, useState } from "react";
import { FACT_GROUPS, type FactGroup } from "#domain/facts/fact-groups";
import { findFields } from "#domain/facts/find-fields";
import { useAddressParams } from "../../ui/list/use-address-params";
import { groupFields } from "./group-fields";
import type { RegisterField } from "./use-register";

/** Which fields are on the screen: those of one group, which the address keeps, or those that a search finds in all. */
export function useShownFields(fields: readonly RegisterField[]) {
  const address = useAddressParams();
  const [query, search] = useState("");
  const named = address.read("grupo");
  const group: FactGroup = named !== undefined && Object.hasOwn(FACT_GROUPS, named) ? (named as FactGroup) : "empresa";
  const found = useMemo(
    () => (query ? findFields(fields, query) : fields.filter((field) => field.group === group)),
    [fields, query, group],
  );
  const [isByField, setIsByField] = useState(false);
  const isTableAlone = !query && group === "planos" && !isByField;
  const groups = useMemo(() => (isTableAlone ? [] : groupFields(found)), [found, isTableAlone]);

  function chooseGroup(chosen: FactGroup): void {
    search("");
    address.narrow({ grupo: chosen });
  }

  return {
    query,
    search,
    group: query ? undefined : group,
    chooseGroup,
    groups,
    /** Whether the fields of what has a table are on the screen one by one, too. */
    isByField,
    toggleByField: () => setIsByField(!isByField),
    count: found.length,
    /** Puts a field on the screen if it is not there. */
    reveal({ path, group: of }: RegisterField): void {
      setIsByField(true);
      if (!found.some((field) => field.path === path)) chooseGroup(of);
    },
  };
}
