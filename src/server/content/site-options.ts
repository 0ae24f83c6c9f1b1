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
export function resolveOptions({ contact, heroVideoUrl, indexNowKey, ai }: Settings, { contact: own, site }: Business) {
  return {
    contact: { phone: contact.phone ?? own.phone, landline: own.landline, chatHost: contact.chatHost ?? own.chatHost },
    heroVideoUrl: heroVideoUrl ?? (site.heroVideoUrl || undefined),
    indexNowKey: indexNowKey ?? (site.indexNowKey || undefined),
    ai: { baseUrl: ai.baseUrl ?? site.aiBaseUrl, model: ai.model ?? site.aiModel, mayBePrivate: ai.baseUrl !== undefined },
  };
}

/** What settings of the environment say in place of fields, by the paths of these: they win, whatever the field says. */
export function readSetByEnvironment({ contact, heroVideoUrl, indexNowKey, ai }: Settings): ReadonlyMap<string, string> {
  const settings = [
    ["contact.phone", contact.phone],
    ["contact.chatHost", contact.chatHost],
    ["site.heroVideoUrl", heroVideoUrl],
    ["site.indexNowKey", indexNowKey],
    ["site.aiModel", ai.model],
    ["site.aiBaseUrl", ai.baseUrl],
  ] as const;
  return new Map(settings.flatMap(([path, said]) => (said === undefined ? [] : [[path, said]])));
}
