import { isUnfinished, type JobProgress } from "#domain/jobs/job";
import { CallError } from "../call/call";

interface RunWatcher {
  onProgress: (progress: JobProgress) => void;
  /** False while the connection is down. */
  onConnection: (isConnected: boolean) => void;
  /** Resolves when the server answers a signed-in administrator again. */
  waitForServer: () => Promise<unknown>;
  /** The administrator does not want to sign in again; nothing more comes. */
  onSignedOut: () => void;
}

const RETRY_MS = 3000;

/**
 * Watches a run until it ends. The browser itself reconnects after a broken
 * connection; after a refusal, which it takes as final, we ask the server until it answers and connect again.
 */
export function watchRun(jobId: string, watcher: RunWatcher) {
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;

  function stop(): void {
    isStopped = true;
    source?.close();
    clearTimeout(timer);
  }

  function connect(): void {
    if (isStopped) return;
    const connection = new EventSource(`/admin/execucoes/${encodeURIComponent(jobId)}`);
    source = connection;
    connection.addEventListener("open", () => watcher.onConnection(true));
    connection.addEventListener("progress", (event) => {
      const progress = JSON.parse(event.data) as JobProgress;
      if (!isUnfinished(progress.status)) stop();
      watcher.onProgress(progress);
    });
    connection.addEventListener("error", () => {
      if (isStopped) return;
      watcher.onConnection(false);
      if (connection.readyState === EventSource.CLOSED) void reconnect();
    });
  }

  async function reconnect(): Promise<void> {
    try {
      await watcher.waitForServer();
      timer = setTimeout(connect, isStopped ? 0 : 200);
    } catch (error) {
      if (isStopped) return;
      if (error instanceof CallError && error.code === "UNAUTHORIZED") return watcher.onSignedOut();
      timer = setTimeout(reconnect, RETRY_MS);
    }
  }

  connect();
  return {
    stop,
    /** Connects again after the administrator had closed the sign-in dialog. */
    reconnect: () => void reconnect(),
  };
}

export type RunWatch = ReturnType<typeof watchRun>;

/** The run as known so far with what the next event adds to it. */
export function addProgress(known: JobProgress | undefined, next: JobProgress): JobProgress {
  const before = known?.id === next.id ? known.results.slice(0, next.resultsFrom) : [];
  return { ...next, resultsFrom: 0, results: [...before, ...next.results] };
}
