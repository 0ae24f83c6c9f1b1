import type { Contact } from "#domain/contact/contact";
import type { Settings } from "../settings/settings";

/** What an owner sets unless a setting of the environment does. */
export interface SiteOptions {
  contact: Contact;
  heroVideoUrl?: string;
  indexNowKey?: string;
  ai: { baseUrl: string; model: string };
}

export function resolveOptions(settings: Settings): SiteOptions {
  return {
    contact: { phone: settings.contact.phone ?? "5511900000000", chatHost: settings.contact.chatHost ?? "https://wa.me" },
    heroVideoUrl: settings.heroVideoUrl,
    indexNowKey: settings.indexNowKey,
    ai: { baseUrl: settings.ai.baseUrl ?? "https://api.openai.com/v1", model: settings.ai.model ?? "gpt-4o" },
  };
}
