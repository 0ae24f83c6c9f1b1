import type { APIRoute } from "astro";
import { answerReport } from "#server/answers/answer-import";
import { readSentFile } from "#server/front/bodies/sent-file";

/** The file is the body. */
export const POST: APIRoute = async ({ request, locals }) =>
  locals.administrator
    ? await answerReport(await readSentFile(request, locals), locals.administrator.email)
    : new Response(null, { status: 401 });
