import { ListChecks, X } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Button } from "#admin/ui/Button";
import { formatCount, formatNumber } from "#domain/text/format";
import { useAct } from "./use-act";

/**
 * Which rows are chosen, those on other pages of the list too.
 * @param scope What the list shows: another search or filter starts with nothing chosen.
 */
export function useSelection(shownIds: readonly string[], scope: string) {
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

interface FoundSource {
  selection: Selection;
  /** How many there are, as far as they may be chosen. */
  total: number;
  /** Reads all of them and chooses them. */
  choose: () => Promise<unknown>;
  failed?: string;
}

/** Choosing every row the list finds, once those in sight are chosen; undefined while there are no others. */
export function useFoundRows({ selection, total, choose, failed = "Não foi possível escolher todas" }: FoundSource) {
  const choosing = useAct({ act: choose, failed });
  if (!selection.isAll || selection.ids.length >= total) return undefined;
  return { total, isBusy: choosing.isPending, onChoose: () => choosing.mutate() };
}

interface SelectionBarProps {
  /** Names what is chosen, such as "Páginas escolhidas". */
  label: string;
  selection: Pick<Selection, "ids" | "clear">;
  /** Says how many are chosen. @example ["página escolhida", "páginas escolhidas"] */
  chosen: readonly [one: string, many: string];
  /** The way to choose those that are not in sight, and what it is called: "Escolher as 25" unless said. */
  found?: ReturnType<typeof useFoundRows>;
  foundLabel?: string | undefined;
  /** Stands in place of the buttons while the work lasts. */
  progress?: ReactNode;
  children: ReactNode;
}

/** What can be done with the chosen rows; stands at the foot of the screen while the list is in sight. */
export function SelectionBar({ label, selection, chosen, found, foundLabel, progress, children }: SelectionBarProps) {
  const count = selection.ids.length;
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
              {found ? (
                <Button icon={ListChecks} isBusy={found.isBusy} onClick={found.onChoose}>
                  {foundLabel ?? `Escolher as ${formatNumber(found.total)}`}
                </Button>
              ) : null}
              {/* Until all are chosen nothing is done with a part of them. */}
              <fieldset disabled={found?.isBusy} className="contents">
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
