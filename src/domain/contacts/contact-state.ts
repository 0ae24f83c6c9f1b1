/** How far it has come with somebody who wrote or called. */
export const CONTACT_STATES = {
  new: "Novo",
  quote: "Orçamento",
  accepted: "Aceito",
  visit: "Visita marcada",
  sold: "Vendido",
  lost: "Perdido",
} as const;

export type ContactState = keyof typeof CONTACT_STATES;

export const CONTACT_STATE_NAMES = Object.keys(CONTACT_STATES) as [ContactState, ...ContactState[]];

/** Days back from today, that one included, to which a list is narrowed; apart from its schema, which its screen does without. */
export const CONTACT_PERIODS = [7, 30, 90, 365] as const;
