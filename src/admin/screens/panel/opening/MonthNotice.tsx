import { X } from "lucide-react";
import { useState } from "react";
import { addMonths } from "#domain/calendar/days";
import { dayOf } from "#domain/calendar/owner-time";
import { describeMonth } from "#domain/results/describe-figures";
import { PATHS } from "#domain/site/paths";
import { ButtonLink } from "../../../ui/Button";
import { IconButton } from "../../../ui/IconButton";
import { seenMonth } from "./seen-month";
import { useMonth } from "./use-week";

/** The month that is over, until somebody has read it in this browser; nothing of a month without visits. */
export function MonthNotice() {
  const [seen, setSeen] = useState(seenMonth.read);
  const { data } = useMonth(seen !== addMonths(dayOf(new Date()), -1).slice(0, 7));
  if (!data || data.month === seen || data.figures.visits + data.figures.contacts === 0) return null;

  function close(month: string): void {
    seenMonth.write(month);
    setSeen(month);
  }

  return (
    <div className="mx-4 mb-3 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg border-l-4 border-amber bg-amber/10 px-3 py-2 sm:mx-5">
      <p className="min-w-0 grow basis-72 tabular-nums">{describeMonth(data.month, data.figures, data.toPrune)}</p>
      {data.toPrune > 0 ? <ButtonLink href={PATHS.pruning}>Ver a poda</ButtonLink> : null}
      <IconButton icon={X} aria-label="Fechar o resumo do mês" title="Fechar" onClick={() => close(data.month)} />
    </div>
  );
}
