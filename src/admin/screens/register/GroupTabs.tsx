import { useMemo, useState } from "react";
import { FACT_GROUPS, type FactGroup } from "#domain/facts/fact-groups";
import { findFields } from "#domain/facts/find-fields";
import { groupRuns } from "../../ui/group-runs";
import { useAddressParams } from "../../ui/list/use-address-params";
import type { Register, RegisterField } from "./register";
import type { FactChange } from "./saving/use-save-facts";

interface GroupTabsProps {
  shown: ReturnType<typeof useShownFields>;
  /** That are not saved. */
  changes: readonly FactChange[];
}

export function GroupTabs({ shown, changes }: GroupTabsProps) {
  return (
    <nav aria-label="Grupos do cadastro">
      <ul className="flex flex-wrap gap-1.5">
        {(Object.keys(FACT_GROUPS) as FactGroup[]).map((group) => {
          const count = changes.filter(({ field }) => field.group === group).length;
          return (
            <li key={group}>
              <button
                type="button"
                aria-current={group === shown.group ? "true" : undefined}
                onClick={() => shown.chooseGroup(group)}
                className={`flex min-h-11 items-center gap-2 rounded-lg border px-3 text-[0.9375rem] leading-tight font-medium ${
                  group === shown.group ? "border-ink bg-ink text-white" : "border-line bg-white hover:border-steel"
                }`}
              >
                {FACT_GROUPS[group]}
                {count > 0 ? (
                  <span className="rounded-full bg-amber px-1.5 text-xs font-bold text-ink tabular-nums">
                    {count}
                    <span className="sr-only"> {count === 1 ? "não salvo" : "não salvos"}</span>
                  </span>
                ) : null}
              </button>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

/** Which fields are on the screen: those of one group, which the address keeps, or those that a search finds in all. */
export function useShownFields({ fields, products }: Pick<Register, "fields" | "products">) {
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
    /** Undefined while a search goes through all of them. */
    group: query ? undefined : group,
    chooseGroup,
    groups,
    /** Whether the fields of what has a table are on the screen one by one, too. */
    isByField,
    toggleByField: () => setIsByField(!isByField),
    count: found.length,
    /** Puts a field on the screen if it is not there: in the table where that changes all that says the same, or else by itself. */
    reveal({ path, group: of }: RegisterField): void {
      if (!products.some(({ prices, warranties }) => prices[0] === path || warranties[0] === path)) setIsByField(true);
      if (!found.some((field) => field.path === path)) chooseGroup(of);
    },
  };
}

export type FieldGroup = ReturnType<typeof groupFields>[number];

/** Groups in their order, without those that have no field; in sets are the fields of an item or part, or loose ones that stand together. */
export function groupFields(fields: readonly RegisterField[]) {
  return (Object.keys(FACT_GROUPS) as FactGroup[])
    .map((id) => ({
      id,
      title: FACT_GROUPS[id],
      sets: groupRuns(
        fields.filter(({ group }) => group === id),
        ({ part }) => part,
      ),
    }))
    .filter(({ sets }) => sets.length > 0);
}
