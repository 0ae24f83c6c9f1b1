import { answerReport } from "#server/answers/answer-import";
import { readSentFile } from "#server/front/bodies/sent-file";
import { forAdministrator } from "../../_answer/for-administrator";

/** The file is the body. */
export const POST = forAdministrator(async ({ request, locals }, { email }) => answerReport(await readSentFile(request, locals), email));
