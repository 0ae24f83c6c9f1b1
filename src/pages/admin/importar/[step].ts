import { answerImport, type ImportStep } from "#server/answers/answer-import";
import { readSentFile } from "#server/front/bodies/sent-file";
import { forAdministrator } from "../../_answer/for-administrator";

const STEPS = new Map<string | undefined, ImportStep>([
  ["conferir", "check"],
  ["gravar", "write"],
]);

/** The file is the body; it is sent once to be checked and once more to be written. */
export const POST = forAdministrator(async ({ params, request, locals }, { email }) => {
  const step = STEPS.get(params["step"]);
  if (!step) return new Response(null, { status: 404 });
  return await answerImport(request, await readSentFile(request, locals), step, email);
});
