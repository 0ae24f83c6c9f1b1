import type { APIRoute } from "astro";
import { answerExport } from "#server/answers/answer-export";

export const GET: APIRoute = async ({ locals }) => {
  const { administrator } = locals;
  return administrator ? await answerExport("csv", administrator.email) : new Response(null, { status: 401 });
};
