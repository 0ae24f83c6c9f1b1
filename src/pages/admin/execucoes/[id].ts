import { streamJobProgress } from "#server/jobs/job-progress";
import { services } from "#server/services";
import { forAdministrator } from "../../_answer/for-administrator";

/** Live progress of a bulk run as server-sent events. */
export const GET = forAdministrator(async ({ params, request }) => {
  const { jobs, jobEvents, accounts, stopping } = services();
  if (!(await jobs.findJob(params.id ?? ""))) return new Response(null, { status: 404 });
  return streamJobProgress({
    jobs,
    events: jobEvents,
    jobId: params.id ?? "",
    resultsFrom: readEventId(request.headers.get("last-event-id")),
    isSignedIn: async () => (await accounts.findPerson(request.headers))?.role === "administrator",
    signal: AbortSignal.any([request.signal, stopping]),
  });
});

/** The number of results a client that reconnects already has; 0 for what is no number of ours. */
const readEventId = (header: string | null): number => (header && /^\d{1,9}$/.test(header) ? Number(header) : 0);
