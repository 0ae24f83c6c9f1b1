import { tidyLine } from "#domain/page/titles";
import { MAX_ALT_LENGTH } from "#domain/photo/photo";
import { type PhotoAnswer, readCoveredParts } from "#domain/photo/photo-upload";
import { PhotoDelay, PhotoProblem } from "../photos/photo-rows";
import type { SavedPhoto } from "../photos/photo-store";
import { services } from "../services";

const UNREADABLE = "O pedido não pôde ser lido. Recarregue a página e tente de novo.";
const NOT_REPLACED: Readonly<Record<Exclude<SavedPhoto["outcome"], "saved">, string>> = {
  conflict: "Outra pessoa mudou esta fotografia enquanto você a abria. Recarregue a página e tente de novo.",
  gone: "Esta fotografia não está mais na biblioteca.",
};

/** Takes the photograph a request brings: 200 with what the library has of it, 422 with what must be mended, 503 to send it again. */
export async function answerUpload(request: Request, bytes: Buffer, actor: string): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const covered = readCoveredParts(searchParams.get("cobrir") ?? "");
  const alt = tidyLine(searchParams.get("texto") ?? "");
  if (!covered || alt.length > MAX_ALT_LENGTH) return answer(400, { message: UNREADABLE });
  const sent = {
    bytes,
    name: searchParams.get("nome") ?? "",
    type: request.headers.get("content-type") ?? "",
    covered,
    signal: request.signal,
  };
  const { photoIntake, activities } = services();
  const replaced = searchParams.get("troca");
  try {
    if (replaced === null) {
      const { photo, isNew } = await photoIntake.add(sent, alt, actor);
      if (isNew) await activities.record({ actor, action: "photo.added", subject: photo.name, subjectId: photo.id });
      return answer(200, { photo, isNew });
    }
    const saved = await photoIntake.replace(sent, replaced, Number(searchParams.get("versao")));
    if (saved.outcome !== "saved") return answer(409, { message: NOT_REPLACED[saved.outcome] });
    const { photo } = saved;
    await activities.record({ actor, action: "photo.replaced", subject: photo.name, subjectId: photo.id });
    return answer(200, { photo, isNew: false });
  } catch (error) {
    if (error instanceof PhotoDelay) return answer(503, { message: error.message });
    if (error instanceof PhotoProblem) return answer(422, { message: error.message });
    // Nobody reads it.
    if (request.signal.aborted) return answer(400, { message: UNREADABLE });
    throw error;
  }
}

const answer = (status: number, body: PhotoAnswer): Response => Response.json(body, { status, headers: { "cache-control": "no-store" } });
