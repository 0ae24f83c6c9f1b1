import { RunProgress, type RunTexts } from "#admin/run/RunProgress";
import { CardMessage, Empty, LoadError } from "#admin/ui/Card";
import type { RunWatching } from "../../run/use-run-progress";

/** The run under way or the last one, or why there is none to see. */
export function RunPane({ progress, texts }: { progress: RunWatching; texts: RunTexts }) {
  const { run, isLoading, error, retry } = progress;
  if (run) return <RunProgress run={run} progress={progress} texts={texts} />;
  if (error) return <LoadError title="Não foi possível ver a última execução" error={error} onRetry={retry} />;
  if (isLoading || progress.isRunning) {
    return (
      <CardMessage role="status">
        <p>Carregando...</p>
      </CardMessage>
    );
  }
  return <Empty title="Nenhuma criação ainda">O andamento e os resultados aparecem aqui.</Empty>;
}
