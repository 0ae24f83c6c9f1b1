import type { APIRoute } from "astro";
import { ADMINISTRATORS_ONLY } from "#domain/accounts/role";
import { tidyLine } from "#domain/page/titles";
import { MAX_ALT_LENGTH } from "#domain/photo/photo";
import { type PhotoAnswer, readCoveredParts } from "#domain/photo/photo-upload";
import { readSentFile } from "#server/front/bodies/sent-file";
import { PhotoDelay, PhotoProblem } from "#server/photos/photo-rows";
import { services } from "#server/services";
import { toForeseen } from "../../../actions/call/refusals";

const UNREADABLE = "O pedido não pôde ser lido. Recarregue a página e tente de novo.";
const NOT_REPLACED = {
  conflict: "Outra pessoa mudou esta fotografia enquanto você a abria. Recarregue a página e tente de novo.",
  gone: "Esta fotografia não está mais na biblioteca.",
} as const;

/**
 * Takes a photograph: the file is the body, and what is said of it stands in the address. Answers 200 with what the library
 * has of it, 422 with what must be mended, 503 to send it again. What stands on pages already is not a technician's to replace.
 */
export const POST: APIRoute = async ({ request, locals, url: { pathname, searchParams } }) => {
  const { person } = locals;
  const replaced = searchParams.get("troca");
  if (!person || person.mustChangePassword) return new Response(null, { status: 401 });
  if (replaced !== null && !locals.administrator) return Response.json({ message: ADMINISTRATORS_ONLY }, { status: 403 });
  const { photoIntake, activities } = services();
  const covered = readCoveredParts(searchParams.get("cobrir") ?? "");
  const alt = tidyLine(searchParams.get("texto") ?? "");
  try {
    const bytes = await readSentFile(request, locals);
    if (!covered || alt.length > MAX_ALT_LENGTH) return answer(400, { message: UNREADABLE });
    const type = request.headers.get("content-type") ?? "";
    const sent = { bytes, name: searchParams.get("nome") ?? "", type, covered, signal: request.signal };
    const record = (action: string, { id, name }: { id: string; name: string }) =>
      activities.record({ actor: person.email, action, subject: name, subjectId: id });
    if (replaced === null) {
      const { photo, isNew } = await photoIntake.add(sent, alt, person.email);
      if (isNew) await record("photo.added", photo);
      return answer(200, { photo, isNew });
    }
    const saved = await photoIntake.replace(sent, replaced, Number(searchParams.get("versao")));
    if (saved.outcome !== "saved") return answer(409, { message: NOT_REPLACED[saved.outcome] });
    await record("photo.replaced", saved.photo);
    return answer(200, { photo: saved.photo, isNew: false });
  } catch (error) {
    if (error instanceof PhotoDelay) return answer(503, { message: error.message });
    if (error instanceof PhotoProblem) return answer(422, { message: error.message });
    // Nobody reads it.
    if (request.signal.aborted) return answer(400, { message: UNREADABLE });
    const { status, message } = toForeseen(error, pathname);
    return Response.json({ message }, { status });
  }
};

const answer = (status: number, body: PhotoAnswer): Response => Response.json(body, { status, headers: { "cache-control": "no-store" } });
