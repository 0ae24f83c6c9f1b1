import { CircleStop } from "lucide-react";
import { formatCount } from "../run/run-texts";
import { Button } from "../ui/Button";
import { ProgressBar } from "../ui/ProgressBar";
import type { BatchProgress } from "./batches";

interface BatchProgressBarProps {
  /** What is being done, as a verb that pages follow. @example "Excluindo" */
  doing: string;
  progress: BatchProgress;
  onStop: () => void;
}

/** How far work on many pages is, and the way to stop it. */
export function BatchProgressBar({ doing, progress: { done, total }, onStop }: BatchProgressBarProps) {
  return (
    <div className="flex w-full flex-wrap items-center gap-x-4 gap-y-2">
      <div className="grid min-w-0 grow basis-64 gap-1.5">
        <p role="status" className="font-semibold tabular-nums">
          {doing}: {formatCount(done)} de {total === 1 ? "1 página" : `${formatCount(total)} páginas`}
        </p>
        <ProgressBar percent={Math.floor((done / total) * 100)} label={doing} />
      </div>
      <Button icon={CircleStop} onClick={onStop}>
        Parar
      </Button>
    </div>
  );
}
