import type { Page } from "#domain/site/page";
import { PATHS } from "#domain/site/paths";
import { CHOOSE_AGAIN, findPhotoFile, findPhotoRefusal, NO_PHOTO, readVoiceForm, type VoiceAttempt } from "#domain/voice/voice-form";
import type { SiteContent } from "#server/content/site-content";
import { PhotoProblem } from "#server/photos/photo-rows";
import type { Services } from "#server/services";
import type { Voice } from "#server/voices/voice-row";
import type { Notice } from "./authored";

/** The page behind an invitation: whose address is nobody else's business, and never a canonical one. */
export function readVoicePage({ wording }: SiteContent): Page {
  const { title, intro } = wording.voices;
  return { path: PATHS.voice, title, description: intro, keywords: [], isIndexable: false, breadcrumbs: [] };
}

/** What a link says that nobody made, or that was not used in time. */
export function readVoiceOver(content: SiteContent): Notice {
  const { voices, notFound } = content.wording;
  return { page: { ...readVoicePage(content), title: voices.over.title }, notice: { ...voices.over, ways: notFound.ways } };
}

/** Does what a customer sent asks for; what could not be taken, or undefined when it is done. */
export async function takeVoice(
  { voices, voicePhotos }: Pick<Services, "voices" | "voicePhotos">,
  voice: Voice,
  sent: FormData,
): Promise<VoiceAttempt | undefined> {
  if (sent.has("retirar")) {
    await voices.withdraw(voice.id);
    return undefined;
  }
  if (voice.state !== "invited") return undefined;
  const read = readVoiceForm(sent);
  const file = findPhotoFile(sent);
  // Whatever becomes of the form: who may send one may not send them for ever.
  const isOneTooMany = file !== undefined && !(await voicePhotos.countUpload(voice.id));
  const refused = isOneTooMany ? NO_PHOTO.demais : findPhotoRefusal(sent);
  if ("attempt" in read) {
    const foto = refused ?? (file && CHOOSE_AGAIN);
    return { ...read.attempt, problems: { ...read.attempt.problems, ...(foto && { foto }) } };
  }
  try {
    if (refused) throw new PhotoProblem(refused);
    const photo = file && (await voicePhotos.take(voice.id, file));
    // Sent twice at once, it is kept once.
    await voices.receive(voice.id, read.said, new Date(), photo);
    return undefined;
  } catch (error) {
    if (!(error instanceof PhotoProblem)) throw error;
    return { typed: read.typed, problems: { foto: error.message } };
  }
}
