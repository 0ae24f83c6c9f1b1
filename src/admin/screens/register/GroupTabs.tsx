import { FACT_GROUPS, type FactGroup } from "#domain/facts/fact-groups";

interface GroupTabsProps {
  /** Undefined while a search goes through all of them. */
  chosen: FactGroup | undefined;
  /** Unsaved changes by group. */
  changes: ReadonlyMap<FactGroup, number>;
  onChoose: (group: FactGroup) => void;
}

/** The groups of the register, one of which is on the screen. */
export function GroupTabs({ chosen, changes, onChoose }: GroupTabsProps) {
  return (
    <nav aria-label="Grupos do cadastro">
      <ul className="flex flex-wrap gap-1.5">
        {(Object.keys(FACT_GROUPS) as FactGroup[]).map((group) => {
          const count = changes.get(group) ?? 0;
          return (
            <li key={group}>
              <button
                type="button"
                aria-current={group === chosen ? "true" : undefined}
                onClick={() => onChoose(group)}
                className={`flex min-h-11 items-center gap-2 rounded-lg border px-3 text-[0.9375rem] leading-tight font-medium ${
                  group === chosen ? "border-ink bg-ink text-white" : "border-line bg-white hover:border-steel"
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
