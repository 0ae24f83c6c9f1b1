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
