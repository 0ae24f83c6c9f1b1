import { ChevronLeft, ChevronRight } from "lucide-react";
import type { RefObject } from "react";
import { Button } from "../Button";
import { describeRange, type ListRange } from "./list-range";

interface PaginationProps {
  label: string;
  range: ListRange;
  onGo: (page: number) => void;
  /** Comes into view with the next page. */
  top?: RefObject<HTMLElement | null>;
}

export function Pagination({ label, range, onGo, top }: PaginationProps) {
  const { page, hasNext } = range;

  function go(next: number): void {
    onGo(next);
    top?.current?.scrollIntoView({ block: "start" });
  }

  return (
    <nav aria-label={label} className="flex flex-wrap items-center justify-between gap-3 border-t border-line px-4 py-3 sm:px-5">
      <p className="text-sm text-steel tabular-nums">{describeRange(range)}</p>
      <div className="flex flex-wrap gap-2">
        <Button icon={ChevronLeft} isDisabled={page <= 1} onClick={() => go(page - 1)}>
          Anterior
        </Button>
        <Button icon={ChevronRight} isDisabled={!hasNext} onClick={() => go(page + 1)} className="flex-row-reverse">
          Próxima
        </Button>
      </div>
    </nav>
  );
}
