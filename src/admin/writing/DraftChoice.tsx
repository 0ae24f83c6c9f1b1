import { useId } from "react";

interface DraftChoiceProps {
  isDraft: boolean;
  onChange: (isDraft: boolean) => void;
}

/** Whether what is generated stays in the panel until somebody publishes it. */
export function DraftChoice({ isDraft, onChange }: DraftChoiceProps) {
  const id = useId();
  return (
    <label htmlFor={id} className="-mx-2 flex min-h-11 cursor-pointer items-start gap-3 rounded-lg px-2 py-2 hover:bg-paper">
      <input
        id={id}
        type="checkbox"
        checked={isDraft}
        aria-labelledby={`${id}-name`}
        aria-describedby={`${id}-note`}
        onChange={(event) => onChange(event.target.checked)}
        className="mt-1 size-4 shrink-0"
      />
      <span>
        <span id={`${id}-name`} className="block font-medium">
          Salvar como rascunho
        </span>
        <span id={`${id}-note`} className="block text-sm text-steel">
          Só aparece no painel até ser publicado.
        </span>
      </span>
    </label>
  );
}
