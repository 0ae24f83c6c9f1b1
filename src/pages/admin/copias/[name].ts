import type { APIRoute } from "astro";
import { answerCopy } from "#server/answers/answer-copy";

export const GET: APIRoute = async ({ params, locals }) => {
  const { administrator } = locals;
  return administrator ? await answerCopy(params["name"] ?? "", administrator.email) : new Response(null, { status: 401 });
};

/** Else answered as GET is, with a file opened that nobody reads, and a download written down that was none. */
export const HEAD: APIRoute = () => new Response(null, { status: 405, headers: { allow: "GET" } });
