import { actions } from "astro:actions";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { isUnfinished, type JobProgress, type JobStatus } from "#domain/jobs/job";
import type { JobKind } from "#domain/jobs/run-kind";
import { call, type DataOf } from "../call/call";
import { notifyInfo } from "../ui/toast/notify";
import { addProgress, type RunWatch, watchRun } from "./run-stream";

export type Connection = "live" | "reconnecting" | "signed-out";

/** With `isNew` false there was one already, which is shown instead. */
export type StartedRun = DataOf<typeof actions.runs.start>;

/** What is said of the run that there was already. */
export const FOUND: Record<JobStatus, string> = {
  running: "Já havia uma criação em andamento; acompanhando.",
  paused: "Há uma criação pausada: continue ou cancele essa antes de começar outra.",
  done: "Esses títulos já foram tentados de novo; mostrando o resultado.",
  cancelled: "Esses títulos já foram tentados de novo; mostrando o resultado.",
};

export type RunWatching = ReturnType<typeof useRunProgress>;

type OnProgress = (run: JobProgress, before: JobProgress | undefined) => void;

/**
 * The run of a kind as it goes on: the one under way when the screen opens, or one started on it. A finished run
 * found on opening is only shown.
 * @param onProgress hears of each event of a run watched here, with what was known before it: nothing before the first of a new run
 */
export function useRunProgress(kind: JobKind, onProgress: OnProgress) {
  const client = useQueryClient();
  /** The run that is under way, else the last one. */
  const latest = useQuery({
    queryKey: runKey(kind),
    // Null when there has been none: the query cache takes no undefined.
    queryFn: async () => (await call(actions.runs.findLatest, { kind })) ?? null,
    refetchOnWindowFocus: false,
  });
  const [started, setStarted] = useState<StartedRun>();
  const [connection, setConnection] = useState<Connection>("live");
  const [run, setRun] = useState<JobProgress>();
  const watch = useRef<RunWatch>(undefined);
  const known = useRef<JobProgress>(undefined);
  const hear = useEffectEvent(onProgress);

  const foundId = latest.data && isUnfinished(latest.data.status) ? latest.data.id : undefined;
  const watchedId = started?.jobId ?? foundId;
  const isNew = started?.isNew ?? false;

  useEffect(() => {
    if (watchedId === undefined) return;
    setConnection("live");
    const current = watchRun(watchedId, {
      onProgress(event) {
        const before = known.current?.id === event.id ? known.current : undefined;
        const next = addProgress(before, event);
        known.current = next;
        setRun(next);
        setConnection("live");
        hear(next, before ?? (isNew ? undefined : next));
        if (!isUnfinished(next.status)) void client.invalidateQueries({ queryKey: runKey(kind) });
      },
      onConnection: (isConnected) => setConnection(isConnected ? "live" : "reconnecting"),
      waitForServer: () => call(actions.runs.findLatest, { kind }),
      onSignedOut: () => setConnection("signed-out"),
    });
    watch.current = current;
    return current.stop;
  }, [watchedId, isNew, kind, client]);

  const shown = run && run.id === watchedId ? run : started ? undefined : (run ?? latest.data ?? undefined);
  return {
    run: shown,
    connection,
    /** A run is being worked on, or was started and has not answered yet. */
    isRunning: shown ? shown.status === "running" : started !== undefined,
    /** It had ended before this screen was opened. */
    isFound: run === undefined,
    isLoading: latest.isPending,
    error: latest.error,
    retry: () => latest.refetch(),
    /** Watches a run that was just started, or the one under way in its stead: then `note` says what became of the start. */
    follow(run: StartedRun, note?: string): void {
      if (!run.isNew) notifyInfo(FOUND[run.status], note);
      setStarted(run);
    },
    /** Goes on watching after the sign-in dialog was closed. */
    reconnect: () => watch.current?.reconnect(),
  };
}

const runKey = (kind: JobKind) => ["runs", kind] as const;
