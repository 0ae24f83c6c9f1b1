import type { APIRoute } from "astro";
import { answerCopy } from "#server/answers/answer-copy";
import { forAdministrator } from "../../_answer/for-administrator";

export const GET = forAdministrator(({ params }, { email }) => answerCopy(params["name"] ?? "", email));

/** Else answered as GET is, with a file opened that nobody reads, and a download written down that was none. */
export const HEAD: APIRoute = () => new Response(null, { status: 405, headers: { allow: "GET" } });
