import { ListChecks, X } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Button } from "#admin/ui/Button";
import { formatCount, formatNumber } from "#domain/text/format";
import { useAct } from "./use-act";

/**
 * Which rows are chosen, those on other pages of the list too.
 * @param idOf Nothing for one that cannot be chosen.
 * @param scope What the list shows: another search or filter starts with nothing chosen.
 */
export function useSelection<R>(rows: readonly R[], idOf: (row: R) => string | undefined, scope: string) {
  const shownIds = rows.flatMap((row) => idOf(row) ?? []);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [knownScope, setKnownScope] = useState(scope);
  if (scope !== knownScope) {
    setKnownScope(scope);
    setChosen(new Set());
  }

  const chosenShown = shownIds.filter((id) => chosen.has(id));
  const add = (ids: readonly string[]) => setChosen((before) => new Set([...before, ...ids]));
  const drop = (ids: readonly string[]) => {
    const dropped = new Set(ids);
    setChosen((before) => new Set([...before].filter((id) => !dropped.has(id))));
  };
  return {
    ids: [...chosen],
    has: (id: string) => chosen.has(id),
    isAll: shownIds.length > 0 && chosenShown.length === shownIds.length,
    isSome: chosenShown.length > 0 && chosenShown.length < shownIds.length,
    add,
    drop,
    toggle: (id: string) => (chosen.has(id) ? drop([id]) : add([id])),
    toggleAll: () => (chosenShown.length === shownIds.length ? drop(shownIds) : add(shownIds)),
    clear: () => setChosen(new Set()),
  };
}

export type Selection = ReturnType<typeof useSelection>;

interface ChooseBoxProps {
  label: string;
  selection: Selection;
  /** Without it the box stands for all rows in sight. */
  id?: string;
}

/** Chooses a row, or all of a list. */
export function ChooseBox({ label, selection, id }: ChooseBoxProps) {
  const isOfAll = id === undefined;
  return (
    <label className="flex size-11 cursor-pointer items-center justify-center">
      <input
        type="checkbox"
        aria-label={label}
        checked={isOfAll ? selection.isAll : selection.has(id)}
        ref={(box) => {
          if (box) box.indeterminate = isOfAll && selection.isSome;
        }}
        onChange={() => (isOfAll ? selection.toggleAll() : selection.toggle(id))}
        className="size-4.5"
      />
    </label>
  );
}

/** Over rows that have no head; says in words what its box does. */
export function ChooseAllStrip({ label, selection }: Omit<ChooseBoxProps, "id">) {
  return (
    <div className="flex items-center border-t border-line bg-paper pl-1 text-sm text-steel sm:pl-2">
      <ChooseBox label={label} selection={selection} />
      <span aria-hidden="true">{label}</span>
    </div>
  );
}

/** All rows that a list finds, in sight or not. */
interface FoundRows {
  /** How many there are, as far as they may be chosen. */
  total: number;
  /** Reads all of them and chooses them. */
  choose: () => Promise<unknown>;
  failed?: string;
  /** "Escolher as 25" unless said. */
  label?: string | undefined;
}

interface SelectionBarProps {
  /** Names what is chosen, such as "Páginas escolhidas". */
  label: string;
  selection: Selection;
  /** Says how many are chosen. @example ["página escolhida", "páginas escolhidas"] */
  chosen: readonly [one: string, many: string];
  /** The way to choose those that are not in sight, once all that are have been chosen. */
  found?: FoundRows;
  /** Stands in place of the buttons while the work lasts. */
  progress?: ReactNode;
  children: ReactNode;
}

/** What can be done with the chosen rows; stands at the foot of the screen while the list is in sight. */
export function SelectionBar({ label, selection, chosen, found, progress, children }: SelectionBarProps) {
  const choosing = useAct({ act: async () => found?.choose(), failed: found?.failed ?? "Não foi possível escolher todas" });
  const count = selection.ids.length;
  const more = found && selection.isAll && count < found.total ? found : undefined;
  const told = count > 0 ? formatCount(count, ...chosen) : "";
  return (
    <>
      <p role="status" className="sr-only">
        {told}
      </p>
      {count > 0 ? (
        <section
          aria-label={label}
          className="sticky bottom-(--foot) z-10 flex flex-wrap items-center gap-2 border-t border-line bg-white px-4 py-3 shadow-card sm:px-5"
        >
          {progress ?? (
            <>
              <p className="grow font-semibold tabular-nums max-sm:w-full">{told}</p>
              {more ? (
                <Button icon={ListChecks} isBusy={choosing.isPending} onClick={() => choosing.mutate()}>
                  {more.label ?? `Escolher as ${formatNumber(more.total)}`}
                </Button>
              ) : null}
              {/* Until all are chosen nothing is done with a part of them. */}
              <fieldset disabled={more && choosing.isPending} className="contents">
                {children}
                <Button icon={X} look="quiet" onClick={selection.clear}>
                  Limpar escolha
                </Button>
              </fieldset>
            </>
          )}
        </section>
      ) : null}
    </>
  );
}
