import { type RefObject, useId, useRef, useState } from "react";
import { LoadError } from "#admin/ui/Card";
import { DialogFrame } from "#admin/ui/dialog/dialogs";
import { Field, INPUT } from "#admin/ui/field/fields";
import { FactList, optionId } from "./FactList";
import { useFactChoice } from "./use-fact-choice";
import { type QuotableFact, useFacts } from "./use-facts";

interface FactDialogProps {
  isOpen: boolean;
  onClose: () => void;
  /** Comes before `onClose`. */
  onChoose: (fact: QuotableFact) => void;
  finalFocus: () => HTMLElement | null;
}

/** Asks which fact a text is to quote. */
export function FactDialog({ isOpen, onClose, onChoose, finalFocus }: FactDialogProps) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <DialogFrame
      isOpen={isOpen}
      onClose={onClose}
      title="Inserir dado"
      description="O texto mostra sempre o valor atual do cadastro."
      initialFocus={field}
      finalFocus={finalFocus}
    >
      <FactSearch
        field={field}
        onChoose={(fact) => {
          onChoose(fact);
          onClose();
        }}
      />
    </DialogFrame>
  );
}

function FactSearch({ field, onChoose }: { field: RefObject<HTMLInputElement | null>; onChoose: (fact: QuotableFact) => void }) {
  const id = useId();
  const [query, setQuery] = useState("");
  const { list, error, retry } = useFacts();
  const { found, active, mark, press } = useFactChoice(list ?? NONE, query, onChoose);
  return (
    <>
      <Field id={id} label="Buscar dado">
        <input
          ref={field}
          id={id}
          role="combobox"
          aria-expanded={found.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={found.length > 0 ? optionId(`${id}-list`, active) : undefined}
          autoComplete="off"
          spellCheck={false}
          placeholder="Preço, garantia, horário…"
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          onKeyDown={press}
          className={`${INPUT} min-h-11`}
        />
      </Field>
      <div className="h-[min(22rem,45dvh)]">
        {error ? (
          <LoadError title="A lista de dados não veio" error={error} onRetry={retry} />
        ) : found.length > 0 ? (
          <FactList id={`${id}-list`} facts={found} active={active} onMark={mark} onChoose={onChoose} className="max-h-full" />
        ) : (
          <p role="status" className="px-3 py-2 text-steel">
            {list ? "Nenhum dado com essas palavras." : "Carregando..."}
          </p>
        )}
      </div>
    </>
  );
}

const NONE: readonly QuotableFact[] = [];
