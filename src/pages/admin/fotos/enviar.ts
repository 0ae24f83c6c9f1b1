import type { APIRoute } from "astro";
import { answerUpload } from "#server/answers/answer-upload";
import { readSentFile } from "#server/front/bodies/sent-file";
import { toForeseen } from "../../../actions/call/unforeseen";

/** The file is the body, and what is said of it stands in the address. */
export const POST: APIRoute = async ({ request, locals, url }) => {
  const { administrator } = locals;
  if (!administrator || administrator.mustChangePassword) return new Response(null, { status: 401 });
  try {
    return await answerUpload(request, await readSentFile(request, locals), administrator.email);
  } catch (error) {
    const { status, message } = toForeseen(error, url.pathname);
    return Response.json({ message }, { status });
  }
};
