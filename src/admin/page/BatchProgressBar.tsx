import { CircleStop } from "lucide-react";
import { formatNumber } from "#domain/text/format";
import { Button } from "../ui/Button";
import { ProgressBar } from "../ui/ProgressBar";
import type { BatchProgress } from "./batches";

interface BatchProgressBarProps {
  /** What is being done, as a verb that the things follow. @example "Excluindo" */
  doing: string;
  /** What it is done to: pages unless said. */
  things?: { one: string; many: string };
  progress: BatchProgress;
  onStop: () => void;
}

export const PAGES = { one: "página", many: "páginas" };

/** How far work on many things is, and the way to stop it. */
export function BatchProgressBar({ doing, things = PAGES, progress: { done, total }, onStop }: BatchProgressBarProps) {
  return (
    <div className="flex w-full flex-wrap items-center gap-x-4 gap-y-2">
      <div className="grid min-w-0 grow basis-64 gap-1.5">
        <p role="status" className="font-semibold tabular-nums">
          {doing}: {formatNumber(done)} de {formatNumber(total)} {total === 1 ? things.one : things.many}
        </p>
        <ProgressBar percent={Math.floor((done / total) * 100)} label={doing} />
      </div>
      <Button icon={CircleStop} onClick={onStop}>
        Parar
      </Button>
    </div>
  );
}
