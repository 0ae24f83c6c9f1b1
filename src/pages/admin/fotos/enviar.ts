import type { APIRoute } from "astro";
import { ADMINISTRATORS_ONLY } from "#domain/accounts/role";
import { answerUpload } from "#server/answers/answer-upload";
import { readSentFile } from "#server/front/bodies/sent-file";
import { toForeseen } from "../../../actions/call/refusals";

/** The file is the body, and what is said of it stands in the address. What stands on pages already is not a technician's to replace. */
export const POST: APIRoute = async ({ request, locals, url }) => {
  const { person } = locals;
  if (!person || person.mustChangePassword) return new Response(null, { status: 401 });
  if (url.searchParams.has("troca") && !locals.administrator) return Response.json({ message: ADMINISTRATORS_ONLY }, { status: 403 });
  try {
    return await answerUpload(request, await readSentFile(request, locals), person.email);
  } catch (error) {
    const { status, message } = toForeseen(error, url.pathname);
    return Response.json({ message }, { status });
  }
};
