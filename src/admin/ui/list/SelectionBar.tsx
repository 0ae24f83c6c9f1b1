import { X } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../Button";

interface SelectionBarProps {
  /** Names what is chosen, such as "Páginas escolhidas". */
  label: string;
  count: number;
  /** Says how many are chosen. */
  chosen: string;
  /** Stands in place of the buttons while the work lasts. */
  progress: ReactNode;
  onClear: () => void;
  /** The buttons of what can be done. */
  children: ReactNode;
}

/** What can be done with the chosen rows; stands at the foot of the screen while the list is in sight. */
export function SelectionBar({ label, count, chosen, progress, onClear, children }: SelectionBarProps) {
  return (
    <>
      <p role="status" className="sr-only">
        {count > 0 ? chosen : ""}
      </p>
      {count > 0 ? (
        <section
          aria-label={label}
          className="sticky bottom-0 z-10 flex flex-wrap items-center gap-2 border-t border-line bg-white px-4 py-3 shadow-card sm:px-5"
        >
          {progress ?? (
            <>
              <p className="grow font-semibold tabular-nums max-sm:w-full">{chosen}</p>
              {children}
              <Button icon={X} look="quiet" onClick={onClear}>
                Limpar escolha
              </Button>
            </>
          )}
        </section>
      ) : null}
    </>
  );
}
