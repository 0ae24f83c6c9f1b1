import type { APIRoute } from "astro";
import { answerUpload } from "#server/photos/answer-upload";

/** The file is the body, and what is said of it stands in the address. */
export const POST: APIRoute = async ({ request, locals: { administrator } }) =>
  administrator && !administrator.mustChangePassword
    ? await answerUpload(request, administrator.email)
    : new Response(null, { status: 401 });
