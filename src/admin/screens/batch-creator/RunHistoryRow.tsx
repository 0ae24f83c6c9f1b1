import type { actions } from "astro:actions";
import { ListChecks } from "lucide-react";
import type { JobStatus } from "#domain/jobs/job";
import type { DataOf } from "../../call/call";
import { RunStatusIcon } from "../../run/RunStatusIcon";
import { describeTotals, nameRun } from "../../run/run-texts";
import { Button } from "../../ui/Button";
import { Moment } from "../../ui/Moment";

export type RunHistory = DataOf<typeof actions.runs.listHistory>;

type Run = RunHistory["runs"][number];

const STATUS_NAMES: Record<JobStatus, string> = { running: "Em andamento", paused: "Pausada", done: "Concluída", cancelled: "Cancelada" };

export function RunHistoryRow({ run, onOpen }: { run: Run; onOpen: () => void }) {
  const { kind, createdAt, createdBy, isRetry } = run;
  return (
    <li className="grid items-center gap-x-6 gap-y-2 border-b border-line px-4 py-3 last:border-b-0 sm:px-5 lg:grid-cols-[minmax(0,1fr)_11rem_auto]">
      <div className="flex min-w-0 items-start gap-3">
        <RunStatusIcon status={run.status} failed={run.failed} size={20} />
        <div className="min-w-0">
          <p className="font-semibold">
            {nameRun(kind)}
            {isRetry ? <span className="font-normal text-steel"> · nova tentativa dos que falharam</span> : null}
          </p>
          <p className="text-sm">
            {STATUS_NAMES[run.status]}: {describeTotals(run)}
          </p>
          <p className="text-sm break-all text-steel">por {createdBy}</p>
        </div>
      </div>
      <Moment at={createdAt} className="text-sm max-lg:pl-8" />
      <Button
        icon={ListChecks}
        onClick={onOpen}
        aria-label={`Ver resultados: ${nameRun(kind)}, ${createdAt.toLocaleString("pt-BR")}`}
        className="sm:max-lg:ml-8 max-lg:justify-self-start"
      >
        Ver resultados
      </Button>
    </li>
  );
}
