import { facts } from "#content/facts";
import type { AiWriter } from "../ai/ai-writer";
import type { Storage } from "../database/open-storage";
import type { Log } from "../log/log";
import type { PageServices } from "../pages/page-services";
import type { Settings } from "../settings/settings";
import { endUnknownRuns } from "./end-unknown-runs";
import { createJobEvents, type JobEvents } from "./job-events";
import { createJobLeases } from "./job-lease";
import type { JobRunner } from "./job-runner";
import { createJobRunners } from "./job-runners";
import { createJobStore, type JobStore } from "./job-store";
import { createRunWriters } from "./run-writers";

export interface RunServices {
  jobs: JobStore;
  jobEvents: JobEvents;
  jobRunner: JobRunner;
  /** Ends runs of a kind that this release does not know. */
  endUnknownRuns(): Promise<void>;
}

/** How long such a run is left to a newer process that may be beside this one. */
const NEWER_PROCESS_MS = 3_600_000;

interface RunServicesParts extends Pick<PageServices, "pageWriter" | "changeAnnouncer"> {
  storage: Storage;
  settings: Settings;
  log: Log;
  aiWriter: AiWriter;
}

/** What works on bulk runs; it is woken by whoever has work for it. */
export async function createRunServices(parts: RunServicesParts): Promise<RunServices> {
  const { connection, isShared } = parts.storage;
  const jobs = createJobStore(connection.db);
  const jobEvents = createJobEvents();
  const leases = createJobLeases(connection.db, connection.clientName);
  // Those of a process that ended without giving them back.
  if (!isShared) await leases.clearLeases();
  const jobRunner = createJobRunners({
    connection,
    jobs,
    leases,
    events: jobEvents,
    pageWriter: parts.pageWriter,
    writers: createRunWriters({ facts, aiWriter: parts.aiWriter }),
    hasPauses: parts.settings.pace === "default",
    onError: (error) => parts.log.error({ err: error }, "bulk run"),
    onFinish: parts.changeAnnouncer.flush,
  });
  return {
    jobs,
    jobEvents,
    jobRunner,
    async endUnknownRuns() {
      const ended = await endUnknownRuns(connection.db, { idleMs: isShared ? NEWER_PROCESS_MS : 0 });
      if (ended > 0) parts.log.warn({ ended }, "runs of another release were ended");
    },
  };
}
