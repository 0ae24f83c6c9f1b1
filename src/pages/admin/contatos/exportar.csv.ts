import { answerContactsExport } from "#server/answers/answer-export";
import { forAdministrator } from "../../_read/for-administrator";

export const GET = forAdministrator(({ email }) => answerContactsExport("csv", email));
