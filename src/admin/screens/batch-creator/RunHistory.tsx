import { actions } from "astro:actions";
import { useQuery } from "@tanstack/react-query";
import { ListChecks } from "lucide-react";
import { useState } from "react";
import { ResultsList } from "#admin/run/ResultsList";
import { UndoRun } from "#admin/run/RunProgress";
import { RunStatusIcon } from "#admin/run/run-parts";
import { Button } from "#admin/ui/Button";
import { CardMessage, Empty, LoadError } from "#admin/ui/Card";
import { DialogFrame, useLast } from "#admin/ui/dialog/dialogs";
import { ListCard } from "#admin/ui/list/ListCard";
import { useList, usePages } from "#admin/ui/list/use-list";
import { Moment } from "#admin/ui/Moment";
import type { JobStatus } from "#domain/jobs/job";
import { call, type DataOf } from "../../call/call";
import { describeTotals, nameRun } from "../../run/run-texts";

const LOOK_EVERY_MS = 3000;

export function RunHistory() {
  const [chosen, setChosen] = useState<Run>();
  const list = useList({
    key: ["run-history"],
    address: usePages(),
    read: (asked) => call(actions.runs.listHistory, asked),
    rows: ({ runs }) => runs,
    refetchInterval: ({ state }) => (state.data?.runs.some(({ status }) => status === "running") ? LOOK_EVERY_MS : false),
  });
  return (
    <ListCard
      id="historico"
      title="Histórico de criações"
      list={list}
      errorTitle="Não foi possível ver o histórico"
      empty={<Empty title="Nenhuma criação ainda">Cada criação em lote fica aqui com os seus resultados.</Empty>}
      row={(run) => <RunHistoryRow key={run.id} run={run} onOpen={() => setChosen(run)} />}
      pages="Páginas do histórico"
    >
      <RunResultsDialog run={chosen} onClose={() => setChosen(undefined)} />
    </ListCard>
  );
}

type Run = DataOf<typeof actions.runs.listHistory>["runs"][number];

const STATUS_NAMES: Record<JobStatus, string> = { running: "Em andamento", paused: "Pausada", done: "Concluída", cancelled: "Cancelada" };

function RunHistoryRow({ run, onOpen }: { run: Run; onOpen: () => void }) {
  const { kind, createdAt, createdBy, isRetry } = run;
  return (
    <li className="grid items-center gap-x-6 gap-y-2 border-t border-line px-4 py-3 sm:px-5 lg:grid-cols-[minmax(0,1fr)_11rem_auto]">
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

/** What became of each title of an earlier run, and the way to undo it. */
function RunResultsDialog({ run, onClose }: { run: Run | undefined; onClose: () => void }) {
  const shown = useLast(run);
  const results = useQuery({
    queryKey: ["run", shown?.id],
    queryFn: () => call(actions.runs.find, { jobId: shown?.id ?? "" }),
    enabled: run !== undefined,
    staleTime: 0,
  });
  return (
    <DialogFrame
      isOpen={run !== undefined}
      onClose={onClose}
      title={`Resultados: ${shown ? nameRun(shown.kind) : ""}`}
      description={results.data ? describeTotals(results.data) : undefined}
      isWide
    >
      {results.isError ? (
        <LoadError error={results.error} onRetry={results.refetch} />
      ) : results.data ? (
        <>
          <UndoRun run={results.data} />
          <ResultsList results={results.data.results} isRunning={false} />
        </>
      ) : (
        <CardMessage role="status">
          <p>Carregando...</p>
        </CardMessage>
      )}
    </DialogFrame>
  );
}
