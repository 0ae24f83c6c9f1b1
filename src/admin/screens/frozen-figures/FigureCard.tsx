import { useId, useRef, useState } from "react";
import { BatchProgressBar } from "../../page/BatchProgressBar";
import { formatCount, plural } from "../../run/run-texts";
import { Button } from "../../ui/Button";
import { Card, CardTitle } from "../../ui/Card";
import type { FigureGroup } from "./figures-read";
import { NameAllBar } from "./NameAllBar";
import { PlaceRow } from "./PlaceRow";
import type { NameAllChoice, useNameFigures } from "./use-name-figures";

/** Rows that are shown before somebody asks for more. */
const FIRST_ROWS = 5;

interface FigureCardProps {
  group: FigureGroup;
  isReading: boolean;
  naming: ReturnType<typeof useNameFigures>;
  onNameAll: (choice: NameAllChoice) => void;
  /** The last row has become a name, and the card leaves with the focus. */
  onEmptied: () => void;
}

/** One figure: how often pages state it by hand, where, and what it may become. */
export function FigureCard({ group, isReading, naming, onNameAll, onEmptied }: FigureCardProps) {
  const { figure, count, pages, places } = group;
  const [isWhole, setIsWhole] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  const { nameAllWork } = naming;
  const hidden = group.facts.filter(({ isHidden }) => isHidden).map(({ label }) => `“${label}”`);
  const shown = isWhole ? places : places.slice(0, FIRST_ROWS);

  return (
    <Card aria-labelledby={id}>
      <div className="grid gap-x-6 gap-y-3 px-4 py-4 sm:px-5 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-end">
        <div className="grid gap-0.5">
          <CardTitle id={id} ref={heading} className="text-lg">
            {figure}
          </CardTitle>
          <p className="text-steel tabular-nums">
            {plural(count, "vez", "vezes")} em {plural(pages, "página", "páginas")}
          </p>
        </div>
        {nameAllWork?.figure === figure ? (
          <div className="lg:col-span-2">
            <BatchProgressBar doing="Trocando" progress={nameAllWork.progress} onStop={naming.stop} />
          </div>
        ) : count === 1 && places.length === 1 ? null : (
          <NameAllBar group={group} isOff={isReading || nameAllWork !== undefined} onNameAll={onNameAll} />
        )}
        {hidden.length > 0 ? (
          <p className="text-sm font-medium break-words text-amber-dark lg:col-span-2">{describeHidden(hidden)}</p>
        ) : null}
      </div>
      <ul>
        {shown.map((place) => (
          <PlaceRow
            key={place.key}
            group={group}
            place={place}
            isBusy={naming.busyPlace === place}
            isOff={nameAllWork !== undefined || naming.busyPlace !== undefined}
            onName={async (name, label) => {
              if (!(await naming.nameOne({ figure, place, name }, label))) return;
              if (count === 1) onEmptied();
              else heading.current?.focus();
            }}
          />
        ))}
      </ul>
      <RestOfPlaces group={group} shown={shown.length} onShowAll={() => setIsWhole(true)} />
    </Card>
  );
}

function describeHidden(labels: readonly string[]): string {
  const still = labels.length === 1 ? "ainda não tem prova" : "ainda não têm prova";
  return `${labels.join(", ")} ${still}: a frase que cita um dado assim fica fora do site até ele ser confirmado em “Antes de publicar”.`;
}

function RestOfPlaces({ group: { count, places }, shown, onShowAll }: { group: FigureGroup; shown: number; onShowAll: () => void }) {
  if (shown < places.length) {
    return (
      <div className="border-t border-line px-4 py-3 sm:px-5">
        <Button look="quiet" onClick={onShowAll}>
          Mostrar mais {formatCount(places.length - shown)}
        </Button>
      </div>
    );
  }
  if (shown >= count) return null;
  return (
    <p className="border-t border-line px-4 py-3 text-sm text-steel tabular-nums sm:px-5">
      {shown === 0 ? "" : `Aqui estão ${formatCount(shown)} de ${formatCount(count)}. `}
      As outras aparecem quando as páginas são lidas de novo; “Trocar todos” vale para todas.
    </p>
  );
}
