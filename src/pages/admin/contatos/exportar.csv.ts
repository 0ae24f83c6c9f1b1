import type { APIRoute } from "astro";
import { answerContactsExport } from "#server/answers/answer-export";

export const GET: APIRoute = async ({ locals }) => {
  const { administrator } = locals;
  return administrator ? await answerContactsExport("csv", administrator.email) : new Response(null, { status: 401 });
};
