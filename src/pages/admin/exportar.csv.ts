import { answerExport } from "#server/answers/answer-export";
import { forAdministrator } from "../_answer/for-administrator";

export const GET = forAdministrator((_, { email }) => answerExport("csv", email));
