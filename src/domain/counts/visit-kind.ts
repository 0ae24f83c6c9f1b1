import { CONTACT_PLACES, type ContactPlace } from "#domain/contact/contact-ref";

/** How somebody reaches the seller. */
export const CONTACT_CHANNELS = { chat: "WhatsApp", call: "Ligação", copy: "Número copiado" } as const;

export type ContactChannel = keyof typeof CONTACT_CHANNELS;

/** Where a visit began, as coarse as it is kept. */
export const VISIT_SOURCES = {
  search: "Busca",
  social: "Rede social",
  direct: "Direto",
  internal: "Interno",
  other: "Outro site",
} as const;

export type VisitSource = keyof typeof VISIT_SOURCES;

/** What is counted: a page seen, as the server or as a browser told it, and a touch of a contact. */
export type VisitKind = "view" | "shown" | `${ContactChannel}:${ContactPlace}`;

export const VISIT_KINDS: readonly VisitKind[] = [
  "view",
  "shown",
  ...(Object.keys(CONTACT_CHANNELS) as ContactChannel[]).flatMap((channel) =>
    (Object.keys(CONTACT_PLACES) as ContactPlace[]).map((place): VisitKind => `${channel}:${place}`),
  ),
];

const SEARCH =
  /(^|\.)((google|bing|yahoo|yandex|ecosia|qwant|startpage|baidu|brave|kagi|aol)(\.[a-z]{2,3}){1,2}|duckduckgo\.com|uol\.com\.br|googlequicksearchbox)$/;
/** Of the same houses, where nobody searches the web. */
const NO_SEARCH = /^(mail|docs|drive|classroom|meet|accounts|sites)\./;
const SOCIAL =
  /(^|\.)((facebook|instagram|whatsapp|messenger|twitter|x|t|linkedin|lnkd|youtube|youtu|tiktok|pinterest|threads|reddit|telegram|kwai|nextdoor)\.(com|com\.br|co|in|be|net|org|me)|fb\.me|wa\.me|pin\.it|com\.facebook\.(katana|orca|lite)|com\.instagram\.android|com\.whatsapp(\.w4b)?)$/;

/**
 * Where a visit began, of the host that its first page was reached from; a visit's further pages are reached from the site itself.
 * @param referrerHost empty where the browser told none.
 * @example findSource("www.google.com.br", ["abrefacil.com.br"]) // "search"
 */
export function findSource(referrerHost: string, ownHosts: readonly string[]): VisitSource {
  const host = referrerHost.toLowerCase();
  if (host === "") return "direct";
  if (ownHosts.includes(host)) return "internal";
  if (SEARCH.test(host) && !NO_SEARCH.test(host)) return "search";
  return SOCIAL.test(host) ? "social" : "other";
}
