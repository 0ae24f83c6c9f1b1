import { useId, useRef, useState } from "react";
import { formatCount } from "../../run/run-texts";
import { Button } from "../../ui/Button";
import { describedBy, Field, INPUT } from "../../ui/field/Field";
import { describeFact, type FigureGroup } from "./figures-read";
import type { NameAllChoice } from "./use-name-figures";

interface NameAllBarProps {
  group: FigureGroup;
  /** Not all pages are read yet, or others are being named. */
  isOff: boolean;
  onNameAll: (choice: NameAllChoice) => void;
}

/** Turns all places of a figure into one fact: which one is asked where several read so. */
export function NameAllBar({ group, isOff, onNameAll }: NameAllBarProps) {
  const { facts, count } = group;
  const [name, setName] = useState("");
  const [isMissing, setIsMissing] = useState(false);
  const select = useRef<HTMLSelectElement>(null);
  const id = useId();
  const only = facts.length === 1 ? facts[0] : undefined;
  const fact = only ?? facts.find((one) => one.name === name);
  const error = isMissing && !fact ? "Escolha por qual dado trocar." : undefined;

  function ask(isSuggestedAlone: boolean): void {
    setIsMissing(!fact);
    if (fact) onNameAll({ group, fact, isSuggestedAlone });
    else select.current?.focus();
  }

  return (
    <div className="flex flex-wrap items-end gap-2">
      {only ? (
        <p className="py-2.5 break-words max-sm:w-full">
          Trocar por <strong className="font-semibold">{describeFact(only)}</strong>
        </p>
      ) : (
        <div className="min-w-0 grow basis-60">
          <Field id={id} label="Trocar por" error={error}>
            <select
              id={id}
              ref={select}
              value={name}
              onChange={(event) => setName(event.target.value)}
              className={`${INPUT} min-h-11`}
              {...describedBy(id, { error })}
            >
              <option value="">Escolha o dado…</option>
              {facts.map((one) => (
                <option key={one.name} value={one.name}>
                  {describeFact(one)}
                  {one.suggested > 0 ? ` (sugerido em ${formatCount(one.suggested)})` : ""}
                </option>
              ))}
            </select>
          </Field>
        </div>
      )}
      {fact && !only && fact.suggested > 0 && fact.suggested < count ? (
        <Button isDisabled={isOff} onClick={() => ask(true)}>
          Só os {formatCount(fact.suggested)} sugeridos
        </Button>
      ) : null}
      <Button look="primary" isDisabled={isOff} onClick={() => ask(false)}>
        {count === 1 ? "Trocar" : `Trocar todos os ${formatCount(count)}`}
      </Button>
    </div>
  );
}
