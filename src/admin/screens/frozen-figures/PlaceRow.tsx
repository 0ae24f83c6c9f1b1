import { useId, useRef, useState } from "react";
import { toVisibleText } from "#domain/panel/visible-text";
import { editPagePath } from "#domain/site/paths";
import { Button } from "../../ui/Button";
import { INPUT } from "../../ui/field/Field";
import { describeFact, type FigureGroup, type FrozenPlace, readPlaceText } from "./figures-read";

interface PlaceRowProps {
  group: FigureGroup;
  place: FrozenPlace;
  isBusy: boolean;
  /** Something else is being named. */
  isOff: boolean;
  onName: (name: string, label: string) => void;
}

/** One place: its sentence with the figure marked, its page, and the fact it becomes. */
export function PlaceRow({ group: { facts }, place, isBusy, isOff, onName }: PlaceRowProps) {
  const { pageId, title, field, sentence, names, suggested } = place;
  const [name, setName] = useState("");
  const [isMissing, setIsMissing] = useState(false);
  const select = useRef<HTMLSelectElement>(null);
  const errorId = useId();
  const text = readPlaceText(place);
  const labels = new Map(facts.map((fact) => [fact.name, describeFact(fact)]));
  const chosen = names.length === 1 ? names[0] : name;
  const hasError = isMissing && !chosen;

  function press(): void {
    setIsMissing(!chosen);
    if (chosen) onName(chosen, labels.get(chosen) ?? chosen);
    else select.current?.focus();
  }

  return (
    <li className="grid gap-x-6 gap-y-3 border-t border-line px-4 py-3 sm:px-5 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-center">
      <div className="grid min-w-0 gap-1">
        <p className="break-words">
          {toVisibleText(sentence.before)}
          <mark className="rounded-sm bg-amber/40 px-0.5 font-semibold text-ink">{text}</mark>
          {toVisibleText(sentence.after)}
        </p>
        <p className="text-sm break-words text-steel">
          <a href={editPagePath(pageId)} className="inline-block py-1 text-ink underline">
            {toVisibleText(title)}
          </a>
          {field === "description" ? " · na descrição" : ""}
        </p>
      </div>
      <div className="flex flex-wrap items-start gap-2">
        {names.length > 1 ? (
          <div className="grid min-w-0 grow gap-1 sm:max-w-72 lg:w-56">
            <select
              ref={select}
              value={name}
              onChange={(event) => setName(event.target.value)}
              aria-label={`Dado para ${text} em ${title}`}
              aria-invalid={hasError || undefined}
              aria-describedby={hasError ? errorId : undefined}
              className={`${INPUT} min-h-11`}
            >
              <option value="">Escolha o dado…</option>
              {names.map((one) => (
                <option key={one} value={one}>
                  {labels.get(one) ?? one}
                  {one === suggested ? " (sugerido)" : ""}
                </option>
              ))}
            </select>
            {hasError ? (
              <p id={errorId} className="text-sm font-medium text-danger">
                Escolha por qual dado trocar.
              </p>
            ) : null}
          </div>
        ) : null}
        <Button isBusy={isBusy} isDisabled={isOff} busyText="Trocando..." onClick={press} aria-label={`Trocar este: ${text} em ${title}`}>
          Trocar este
        </Button>
      </div>
    </li>
  );
}
