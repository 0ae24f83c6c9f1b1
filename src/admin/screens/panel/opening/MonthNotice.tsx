import { X } from "lucide-react";
import { useState } from "react";
import { describeMonth } from "#domain/results/describe-figures";
import { PATHS } from "#domain/site/paths";
import { ButtonLink } from "../../../ui/Button";
import { IconButton } from "../../../ui/IconButton";
import { seenMonth } from "./seen-month";
import type { Opening } from "./use-opening";

interface MonthNoticeProps {
  month: Opening["month"];
  /** Takes the focus from the button that is gone. */
  onClose: () => void;
}

/** The month that is over, until somebody has read it in this browser; nothing of a month without visits. */
export function MonthNotice({ month: { month, figures, toPrune = 0 }, onClose }: MonthNoticeProps) {
  const [seen, setSeen] = useState(seenMonth.read);
  if (month === seen || figures.visits + figures.contacts === 0) return null;

  function close(): void {
    seenMonth.write(month);
    setSeen(month);
    onClose();
  }

  return (
    <div className="mx-4 mb-3 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg border-l-4 border-amber bg-amber/10 px-3 py-2 sm:mx-5">
      <p className="min-w-0 grow basis-72 tabular-nums">{describeMonth(month, figures, toPrune)}</p>
      {toPrune > 0 ? <ButtonLink href={PATHS.pruning}>Ver a poda</ButtonLink> : null}
      <IconButton icon={X} aria-label="Fechar o resumo do mês" title="Fechar" onClick={close} />
    </div>
  );
}
