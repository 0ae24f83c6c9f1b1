import { Tag } from "lucide-react";

/** Beside the name of a field whose text may quote facts. */
export function InsertFactButton({ onPress }: { onPress: () => void }) {
  return (
    <button
      type="button"
      onClick={onPress}
      className="-my-2.5 -mr-2 inline-flex min-h-11 items-center gap-1.5 rounded-lg px-2 text-sm font-medium hover:bg-ink/8"
    >
      <Tag size={16} strokeWidth={1.75} aria-hidden="true" />
      Inserir dado
    </button>
  );
}
