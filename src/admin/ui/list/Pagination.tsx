import { ChevronLeft, ChevronRight } from "lucide-react";
import { Button } from "../Button";
import { describeRange, type ListRange } from "./list-range";

interface PaginationProps {
  label: string;
  range: ListRange;
  onGo: (page: number) => void;
}

export function Pagination({ label, range, onGo }: PaginationProps) {
  const { page, hasNext } = range;
  return (
    <nav aria-label={label} className="flex flex-wrap items-center justify-between gap-3 border-t border-line px-4 py-3 sm:px-5">
      <p className="text-sm text-steel tabular-nums">{describeRange(range)}</p>
      <div className="flex gap-2">
        <Button icon={ChevronLeft} isDisabled={page <= 1} onClick={() => onGo(page - 1)}>
          Anterior
        </Button>
        <Button icon={ChevronRight} isDisabled={!hasNext} onClick={() => onGo(page + 1)} className="flex-row-reverse">
          Próxima
        </Button>
      </div>
    </nav>
  );
}
