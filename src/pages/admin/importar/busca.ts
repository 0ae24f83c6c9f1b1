import type { APIRoute } from "astro";
import { answerReport } from "#server/results/answer-report";

/** The file is the body. */
export const POST: APIRoute = async ({ request, locals }) =>
  locals.administrator ? await answerReport(request, locals.administrator.email) : new Response(null, { status: 401 });
