import type { APIRoute } from "astro";
import { readSentFile } from "#server/front/bodies/sent-file";
import { answerUpload } from "#server/photos/answer-upload";

/** The file is the body, and what is said of it stands in the address. */
export const POST: APIRoute = async ({ request, locals }) => {
  const { administrator } = locals;
  if (!administrator || administrator.mustChangePassword) return new Response(null, { status: 401 });
  return await answerUpload(request, await readSentFile(request, locals), administrator.email);
};
