import type { APIRoute } from "astro";
import { answerImport, type ImportStep } from "#server/answers/answer-import";
import { readSentFile } from "#server/front/bodies/sent-file";

const STEPS = new Map<string | undefined, ImportStep>([
  ["conferir", "check"],
  ["gravar", "write"],
]);

/** The file is the body; it is sent once to be checked and once more to be written. */
export const POST: APIRoute = async ({ params, request, locals }) => {
  const { administrator } = locals;
  if (!administrator) return new Response(null, { status: 401 });
  const step = STEPS.get(params["step"]);
  if (!step) return new Response(null, { status: 404 });
  return await answerImport(request, await readSentFile(request, locals), step, administrator.email);
};
