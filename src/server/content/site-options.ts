import type { ContactAddress } from "#domain/contact/contact";
import type { Business } from "#domain/facts/business";
import type { Settings } from "../settings/settings";

/** Who is asked for AI texts. */
export interface Provider {
  baseUrl: string;
  model: string;
  /** It is the server's own setting, which may name a machine of its own network, and without TLS. */
  mayBePrivate: boolean;
}

/** What an owner sets unless a setting of the environment does. */
export interface SiteOptions {
  contact: ContactAddress;
  heroVideoUrl?: string;
  indexNowKey?: string;
  ai: Provider;
}

/** Each from the environment where it is set there, else from the register. */
export function resolveOptions({ contact, heroVideoUrl, indexNowKey, ai }: Settings, business: Business): SiteOptions {
  const { site } = business;
  return {
    contact: {
      phone: contact.phone ?? business.contact.phone,
      landline: business.contact.landline,
      chatHost: contact.chatHost ?? business.contact.chatHost,
    },
    heroVideoUrl: heroVideoUrl ?? orNone(site.heroVideoUrl),
    indexNowKey: indexNowKey ?? orNone(site.indexNowKey),
    ai: { baseUrl: ai.baseUrl ?? site.aiBaseUrl, model: ai.model ?? site.aiModel, mayBePrivate: ai.baseUrl !== undefined },
  };
}

/** What settings of the environment say in place of fields, by the paths of these: they win, whatever the field says. */
export function readSetByEnvironment({ contact, heroVideoUrl, indexNowKey, ai }: Settings): ReadonlyMap<string, string> {
  const settings: [string, string | undefined][] = [
    ["contact.phone", contact.phone],
    ["contact.chatHost", contact.chatHost],
    ["site.heroVideoUrl", heroVideoUrl],
    ["site.indexNowKey", indexNowKey],
    ["site.aiModel", ai.model],
    ["site.aiBaseUrl", ai.baseUrl],
  ];
  return new Map(settings.filter((setting): setting is [string, string] => setting[1] !== undefined));
}

function orNone(text: string): string | undefined {
  return text === "" ? undefined : text;
}
