import type { Page } from "#domain/site/page";
import { PATHS } from "#domain/site/paths";
import { readVoiceForm, type VoiceAttempt } from "#domain/voice/voice-form";
import type { SiteContent } from "#server/content/site-content";
import type { Voice, Voices } from "#server/voices/voices";
import type { Notice } from "./not-found";

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
export async function takeVoice(voices: Voices, voice: Voice, sent: FormData): Promise<VoiceAttempt | undefined> {
  if (sent.has("retirar")) {
    await voices.withdraw(voice.id);
    return undefined;
  }
  if (voice.state !== "invited") return undefined;
  const read = readVoiceForm(sent);
  if ("attempt" in read) return read.attempt;
  // Sent twice at once, it is kept once.
  await voices.receive(voice.id, read.form);
  return undefined;
}
