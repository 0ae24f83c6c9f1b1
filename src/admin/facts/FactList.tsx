import { type ReactNode, useEffect, useId, useRef } from "react";
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
      {toRuns(facts).map(({ group, start, members }) => (
        <Run key={`${group} ${start}`} group={group}>
          {members.map((fact, at) => (
            <Option
              key={fact.name}
              id={optionId(id, start + at)}
              fact={fact}
              isActive={start + at === active}
              onMark={() => onMark(start + at)}
              onChoose={() => onChoose(fact)}
            />
          ))}
        </Run>
      ))}
    </div>
  );
}

function Run({ group, children }: { group: string; children: ReactNode }) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a set of fields is something else
    <div role="group" aria-labelledby={id}>
      <p id={id} role="presentation" className="px-3 pt-2 pb-1 text-xs font-medium tracking-wide text-steel uppercase">
        {group}
      </p>
      {children}
    </div>
  );
}

interface OptionProps {
  id: string;
  fact: QuotableFact;
  isActive: boolean;
  onMark: () => void;
  onChoose: () => void;
}

function Option({ id, fact: { label, text, isPublished }, isActive, onMark, onChoose }: OptionProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: its keys are pressed in the field that keeps the focus
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      onPointerMove={() => isActive || onMark()}
      // The caret must not leave the text.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
      className={`flex min-h-11 cursor-pointer flex-wrap items-baseline justify-between gap-x-4 rounded-lg px-3 py-2 ${
        isActive ? "bg-ink/8" : ""
      }`}
    >
      <span className="font-medium break-words">{label}</span>
      <span className="min-w-0 break-words text-steel tabular-nums">
        {text}
        {isPublished ? "" : " (falta a prova)"}
      </span>
    </div>
  );
}

/** Facts of one group that follow each other. */
function toRuns(facts: readonly QuotableFact[]): { group: string; start: number; members: QuotableFact[] }[] {
  const runs: { group: string; start: number; members: QuotableFact[] }[] = [];
  for (const [index, fact] of facts.entries()) {
    const last = runs.at(-1);
    if (last?.group === fact.group) last.members.push(fact);
    else runs.push({ group: fact.group, start: index, members: [fact] });
  }
  return runs;
}
