import { actions } from "astro:actions";
import { useQuery } from "@tanstack/react-query";
import { call } from "../../call/call";
import { ResultsList } from "../../run/ResultsList";
import { describeTotals } from "../../run/run-texts";
import { Button } from "../../ui/Button";
import { CardMessage } from "../../ui/Card";
import { DialogFrame } from "../../ui/dialog/DialogFrame";
import { nameRun } from "./run-history-texts";

interface RunResultsDialogProps {
  /** Stays while it closes. */
  run: { id: string; kind: string } | undefined;
  isOpen: boolean;
  onClose: () => void;
}

/** What became of each title of an earlier run. */
export function RunResultsDialog({ run, isOpen, onClose }: RunResultsDialogProps) {
  const results = useQuery({
    queryKey: ["run", run?.id],
    queryFn: () => call(actions.runs.find, { jobId: run?.id ?? "" }),
    enabled: isOpen && run !== undefined,
    staleTime: 0,
  });
  return (
    <DialogFrame
      isOpen={isOpen}
      onClose={onClose}
      title={`Resultados: ${run ? nameRun(run.kind) : ""}`}
      description={results.data ? describeTotals(results.data) : undefined}
      isWide
    >
      {results.isError ? (
        <CardMessage role="alert" action={<Button onClick={() => results.refetch()}>Tentar novamente</Button>}>
          <p>{results.error.message}</p>
        </CardMessage>
      ) : results.data ? (
        <ResultsList results={results.data.results} isRunning={false} />
      ) : (
        <CardMessage role="status">
          <p>Carregando...</p>
        </CardMessage>
      )}
    </DialogFrame>
  );
}
