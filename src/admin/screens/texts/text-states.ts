import type { actions } from "astro:actions";
import type { DataOf } from "../../call/call";

export type TextRow = DataOf<typeof actions.texts.list>["texts"][number];
type TextState = TextRow["state"];

/** How screens call where a text stands. */
export const STATE_NAMES: Record<TextState, string> = {
  factory: "De fábrica",
  changed: "Alterado",
  newer: "Nova versão disponível",
  own: "Criado aqui",
  unfit: "Não cabe mais",
};

export const STATE_LOOKS: Record<TextState, string> = {
  factory: "bg-line text-ink",
  changed: "bg-contact/10 text-contact-dark",
  newer: "bg-amber/25 text-ink",
  own: "bg-contact/10 text-contact-dark",
  unfit: "bg-danger/10 text-danger",
};
