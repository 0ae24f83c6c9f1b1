import type { APIRoute } from "astro";
import { answerCopy } from "#server/copies/answer-copy";

export const GET: APIRoute = async ({ params, locals }) => {
  const { administrator } = locals;
  return administrator ? await answerCopy(params["name"] ?? "", administrator.email) : new Response(null, { status: 401 });
};
