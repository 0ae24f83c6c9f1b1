import { STATE_LOOKS, STATE_NAMES, type TextRow } from "./text-states";

/** Where a text stands, in a word or two. */
export function StateTag({ state, isRetired }: Pick<TextRow, "state" | "isRetired">) {
  return (
    <span className="flex flex-wrap gap-1">
      <Tag look={STATE_LOOKS[state]}>{STATE_NAMES[state]}</Tag>
      {isRetired ? <Tag look="bg-ink text-white">Fora do ar</Tag> : null}
    </span>
  );
}

function Tag({ look, children }: { look: string; children: string }) {
  return <span className={`inline-block rounded-full px-2 py-0.5 text-xs font-semibold ${look}`}>{children}</span>;
}
