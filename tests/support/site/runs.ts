import type { JobProgress } from "#domain/jobs/job";
import type { JobKind } from "#domain/jobs/run-kind";
import type { WantedStatus } from "#domain/page/generated-page";
import type { AdminClient } from "./client";

export interface ProgressEvent {
  /** What a browser sends back as `Last-Event-ID`. */
  id: string;
  progress: JobProgress;
}

/** A run's events as they come, until the server ends the stream or the reader stops. */
export async function* watchRun(client: AdminClient, jobId: string, lastEventId?: string): AsyncGenerator<ProgressEvent> {
  const answer = await client.get(`/admin/execucoes/${jobId}`, lastEventId === undefined ? {} : { "last-event-id": lastEventId });
  if (!answer.ok || !answer.body) throw new Error(`The run's stream answered ${answer.status}`);
  let text = "";
  for await (const chunk of answer.body.pipeThrough(new TextDecoderStream())) {
    text += chunk;
    const events = text.split("\n\n");
    text = events.pop() ?? "";
    for (const event of events) {
      const fields = Object.fromEntries(
        event.split("\n").map((line) => [line.slice(0, line.indexOf(":")), line.slice(line.indexOf(":") + 2)]),
      );
      if (fields["event"] === "progress") yield { id: fields["id"] ?? "", progress: JSON.parse(fields["data"] ?? "") };
    }
  }
}

/** Follows a run until it is as wanted, and gives that state with every result so far. */
export async function followRun(client: AdminClient, jobId: string, isWanted: (progress: JobProgress) => boolean): Promise<JobProgress> {
  const results: JobProgress["results"] = [];
  for await (const { progress } of watchRun(client, jobId)) {
    results.splice(progress.resultsFrom, results.length, ...progress.results);
    if (isWanted(progress)) return { ...progress, resultsFrom: 0, results };
  }
  throw new Error("The run's stream ended before the run was as wanted");
}

/** The end of a run, or its pause, with all its results. */
export function finishRun(client: AdminClient, jobId: string): Promise<JobProgress> {
  return followRun(client, jobId, ({ status }) => status !== "running");
}

interface RunInput {
  kind: JobKind;
  titles?: string[];
  existing?: string;
  /** Drafts, which no rule holds back, where a test is about the run and not about what is public. */
  status?: WantedStatus;
}

/** Starts a run and gives its id. */
export async function startRun(client: AdminClient, input: RunInput): Promise<string> {
  return (await client.ask<{ jobId: string }>("runs.start", input)).jobId;
}
