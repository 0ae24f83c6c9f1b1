import { answerImport } from "#server/answers/answer-import";
import { readSentFile } from "#server/front/bodies/sent-file";
import { forAdministrator } from "../../_answer/for-administrator";

/** The file is the body; it is sent once to be checked and once more to be written. */
export const POST = forAdministrator(async ({ params, request, locals }, { email }) => {
  const { step } = params;
  if (step !== "conferir" && step !== "gravar") return new Response(null, { status: 404 });
  return await answerImport(request, await readSentFile(request, locals), step === "gravar", email);
});
