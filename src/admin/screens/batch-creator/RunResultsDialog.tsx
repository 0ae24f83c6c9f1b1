import { actions } from "astro:actions";
import { useQuery } from "@tanstack/react-query";
import { call } from "../../call/call";
import { ResultsList } from "../../run/ResultsList";
import { describeTotals, nameRun } from "../../run/run-texts";
import { CardMessage } from "../../ui/Card";
import { DialogFrame } from "../../ui/dialog/DialogFrame";
import { useLast } from "../../ui/dialog/use-last";
import { LoadError } from "../../ui/LoadError";

interface RunResultsDialogProps {
  /** Closed without it. */
  run: { id: string; kind: string } | undefined;
  onClose: () => void;
}

/** What became of each title of an earlier run. */
export function RunResultsDialog({ run, onClose }: RunResultsDialogProps) {
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
        <ResultsList results={results.data.results} isRunning={false} />
      ) : (
        <CardMessage role="status">
          <p>Carregando...</p>
        </CardMessage>
      )}
    </DialogFrame>
  );
}
