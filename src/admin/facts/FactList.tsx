import { useEffect, useRef } from "react";
import type { QuotableFact } from "./use-facts";

interface FactListProps {
  id: string;
  facts: readonly QuotableFact[];
  active: number;
  onMark: (index: number) => void;
  onChoose: (fact: QuotableFact) => void;
  className?: string;
}

/** The id of the option that Enter would take, for the control that keeps the focus. */
export function optionId(listId: string, index: number): string {
  return `${listId}-${index}`;
}

/** Facts to choose from, each with what it says today; the focus stays where the query is typed. */
export function FactList({ id, facts, active, onMark, onChoose, className = "" }: FactListProps) {
  const list = useRef<HTMLDivElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another list has another option at the same place
  useEffect(() => {
    list.current?.querySelector("[aria-selected=true]")?.scrollIntoView({ block: "nearest" });
  }, [active, facts]);

  return (
    <div ref={list} id={id} role="listbox" aria-label="Dados" className={`overflow-y-auto overscroll-contain ${className}`}>
      {facts.map((fact, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: its keys are pressed in the field that keeps the focus
        <div
          key={fact.name}
          id={optionId(id, index)}
          role="option"
          aria-selected={index === active}
          tabIndex={-1}
          onPointerMove={() => index !== active && onMark(index)}
          // The caret must not leave the text.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(fact)}
          className={`flex min-h-11 cursor-pointer flex-wrap items-baseline justify-between gap-x-4 rounded-lg px-3 py-2 ${
            index === active ? "bg-ink/8" : ""
          }`}
        >
          <span className="font-medium break-words">{fact.label}</span>
          <span className="min-w-0 break-words text-steel tabular-nums">{fact.text}</span>
        </div>
      ))}
    </div>
  );
}
