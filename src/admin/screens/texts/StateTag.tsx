import type { actions } from "astro:actions";
import { Tag } from "#admin/ui/Tag";
import type { DataOf } from "../../call/call";

export function StateTag({ state, isRetired }: Pick<TextRow, "state" | "isRetired">) {
  return (
    <span className="flex flex-wrap gap-1">
      <Tag look={STATE_LOOKS[state]}>{STATE_NAMES[state]}</Tag>
      {isRetired ? <Tag look="bg-ink text-white">Fora do ar</Tag> : null}
    </span>
  );
}

type TextRow = DataOf<typeof actions.texts.list>["texts"][number];
type TextState = TextRow["state"];

/** How screens call where a text stands. */
export const STATE_NAMES: Record<TextState, string> = {
  factory: "De fábrica",
  changed: "Alterado",
  newer: "Nova versão disponível",
  own: "Criado aqui",
  unfit: "Não cabe mais",
};

const STATE_LOOKS: Record<TextState, string> = {
  factory: "bg-line text-ink",
  changed: "bg-contact/10 text-contact-dark",
  newer: "bg-amber/25 text-ink",
  own: "bg-contact/10 text-contact-dark",
  unfit: "bg-danger/10 text-danger",
};
