import { type ComponentProps, type RefObject, useEffect, useId, useRef, useState } from "react";
import { LoadError } from "#admin/ui/Card";
import { DialogFrame } from "#admin/ui/dialog/dialogs";
import { Field, INPUT } from "#admin/ui/field/fields";
import { groupRuns } from "../ui/group-runs";
import { type FactChoice, useFactChoice } from "./use-fact-choice";
import { type QuotableFact, useFacts } from "./use-facts";

interface FactDialogProps extends Pick<ComponentProps<typeof DialogFrame>, "isOpen" | "onClose" | "finalFocus"> {
  /** Comes before `onClose`. */
  onChoose: (fact: QuotableFact) => void;
}

/** Asks which fact a text is to quote; closes after the choice. */
export function FactDialog({ onChoose, ...dialog }: FactDialogProps) {
  const field = useRef<HTMLInputElement>(null);
  const choose = (fact: QuotableFact) => {
    onChoose(fact);
    dialog.onClose();
  };
  return (
    <DialogFrame {...dialog} title="Inserir dado" description="O texto mostra sempre o valor atual do cadastro." initialFocus={field}>
      <FactSearch field={field} onChoose={choose} />
    </DialogFrame>
  );
}

function FactSearch({ field, onChoose }: { field: RefObject<HTMLInputElement | null>; onChoose: (fact: QuotableFact) => void }) {
  const id = useId();
  const [query, setQuery] = useState("");
  const { list, error, retry } = useFacts();
  const choice = useFactChoice(list, query, onChoose);
  const { found, active, press } = choice;
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
          onKeyDown={({ nativeEvent }) => press(nativeEvent)}
          className={`${INPUT} min-h-11`}
        />
      </Field>
      <div className="h-[min(22rem,45dvh)]">
        {error ? (
          <LoadError title="A lista de dados não veio" error={error} onRetry={retry} />
        ) : found.length > 0 ? (
          <FactList id={`${id}-list`} choice={choice} className="max-h-full" />
        ) : (
          <p role="status" className="px-3 py-2 text-steel">
            {list ? "Nenhum dado com essas palavras." : "Carregando..."}
          </p>
        )}
      </div>
    </>
  );
}

/** The id of the option that Enter would take, for the control that keeps the focus. */
export function optionId(listId: string, index: number): string {
  return `${listId}-${index}`;
}

/** Facts to choose from, each with what it says today; the focus stays where the query is typed. */
export function FactList({ id, choice, className }: { id: string; choice: FactChoice; className: string }) {
  const { found: facts, active, mark, choose } = choice;
  const list = useRef<HTMLDivElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another list has another option at the same place
  useEffect(() => {
    list.current?.querySelector("[aria-selected=true]")?.scrollIntoView({ block: "nearest" });
  }, [active, facts]);

  return (
    <div ref={list} id={id} role="listbox" aria-label="Dados" className={`overflow-y-auto overscroll-contain ${className}`}>
      {groupRuns([...facts.entries()], ([, { group }]) => group).map((members) => {
        const [[start, first]] = members;
        const { group } = first;
        return (
          // biome-ignore lint/a11y/useSemanticElements: a set of fields is something else
          <div key={`${group} ${start}`} role="group" aria-labelledby={`${id}-group-${start}`}>
            <p
              id={`${id}-group-${start}`}
              role="presentation"
              className="px-3 pt-2 pb-1 text-xs font-medium tracking-wide text-steel uppercase"
            >
              {group}
            </p>
            {members.map(([at, fact]) => {
              const isActive = at === active;
              return (
                // biome-ignore lint/a11y/useKeyWithClickEvents: its keys are pressed in the field that keeps the focus
                <div
                  key={fact.name}
                  id={optionId(id, at)}
                  role="option"
                  aria-selected={isActive}
                  tabIndex={-1}
                  onPointerMove={() => isActive || mark(at)}
                  // The caret must not leave the text.
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => choose(fact)}
                  className={`flex min-h-11 cursor-pointer flex-wrap items-baseline justify-between gap-x-4 rounded-lg px-3 py-2 ${
                    isActive ? "bg-ink/8" : ""
                  }`}
                >
                  <span className="font-medium break-words">{fact.label}</span>
                  <span className="min-w-0 break-words text-steel tabular-nums">
                    {fact.text}
                    {fact.isPublished ? "" : " (falta a prova)"}
                  </span>
                </div>
              );
            })}
          </div>
        );
      })}
    </div>
  );
}
