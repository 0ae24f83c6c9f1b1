import { ListChecks, X } from "lucide-react";
import type { ReactNode } from "react";
import { formatCount, formatNumber } from "#domain/text/format";
import { Button } from "../Button";
import type { FoundRows } from "./use-found-rows";
import type { Selection } from "./use-selection";

interface SelectionBarProps {
  /** Names what is chosen, such as "Páginas escolhidas". */
  label: string;
  selection: Pick<Selection, "ids" | "clear">;
  /** Says how many are chosen. @example ["página escolhida", "páginas escolhidas"] */
  chosen: readonly [one: string, many: string];
  /** The way to choose those that are not in sight, and what it is called: "Escolher as 25" unless said. */
  found?: FoundRows | undefined;
  foundLabel?: string | undefined;
  /** Stands in place of the buttons while the work lasts. */
  progress?: ReactNode;
  /** The buttons of what can be done. */
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
