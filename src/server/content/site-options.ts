import type { ContactAddress } from "#domain/contact/contact";
import type { Business } from "#domain/facts/business";
import type { Settings } from "../settings/settings";

/** What an owner sets unless a setting of the environment does. */
export interface SiteOptions {
  contact: ContactAddress;
  heroVideoUrl?: string;
  indexNowKey?: string;
  ai: { baseUrl: string; model: string };
}

/** Each from the environment where it is set there, else from the register. */
export function resolveOptions({ contact, heroVideoUrl, indexNowKey, ai }: Settings, business: Business): SiteOptions {
  const { site } = business;
  return {
    contact: { phone: contact.phone ?? business.contact.phone, chatHost: contact.chatHost ?? business.contact.chatHost },
    heroVideoUrl: heroVideoUrl ?? orNone(site.heroVideoUrl),
    indexNowKey: indexNowKey ?? orNone(site.indexNowKey),
    ai: { baseUrl: ai.baseUrl ?? site.aiBaseUrl, model: ai.model ?? site.aiModel },
  };
}

/** Fields whose setting of the environment is set: it wins, whatever the field says. */
export function listSetByEnvironment({ contact, heroVideoUrl, indexNowKey, ai }: Settings): string[] {
  const settings: Record<string, string | undefined> = {
    "contact.phone": contact.phone,
    "contact.chatHost": contact.chatHost,
    "site.heroVideoUrl": heroVideoUrl,
    "site.indexNowKey": indexNowKey,
    "site.aiModel": ai.model,
    "site.aiBaseUrl": ai.baseUrl,
  };
  return Object.keys(settings).filter((path) => settings[path] !== undefined);
}

function orNone(text: string): string | undefined {
  return text === "" ? undefined : text;
}
