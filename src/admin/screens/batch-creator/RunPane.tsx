import { RunProgress, type RunTexts } from "../../run/RunProgress";
import type { useRunProgress } from "../../run/use-run-progress";
import { CardMessage } from "../../ui/Card";
import { LoadError } from "../../ui/LoadError";

/** The run under way or the last one, or why there is none to see. */
export function RunPane({ progress, texts }: { progress: ReturnType<typeof useRunProgress>; texts: RunTexts }) {
  const { run, isLoading, error, retry, connection, reconnect, isFound } = progress;
  if (run) {
    return (
      <RunProgress
        run={run}
        texts={texts}
        connection={connection}
        onReconnect={reconnect}
        onRetried={progress.follow}
        label={isFound && run.status !== "running" ? "Última execução" : undefined}
      />
    );
  }
  if (error) return <LoadError title="Não foi possível ver a última execução" error={error} onRetry={retry} />;
  if (isLoading || progress.isRunning) {
    return (
      <CardMessage role="status">
        <p>Carregando...</p>
      </CardMessage>
    );
  }
  return (
    <CardMessage>
      <p className="font-semibold text-ink">Nenhuma criação ainda</p>
      <p>O andamento e os resultados aparecem aqui.</p>
    </CardMessage>
  );
}
