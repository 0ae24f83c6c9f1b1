import type { APIRoute } from "astro";
import { readSentFile } from "#server/front/bodies/sent-file";
import { answerReport } from "#server/results/answer-report";

/** The file is the body. */
export const POST: APIRoute = async ({ request, locals }) =>
  locals.administrator
    ? await answerReport(await readSentFile(request, locals), locals.administrator.email)
    : new Response(null, { status: 401 });
