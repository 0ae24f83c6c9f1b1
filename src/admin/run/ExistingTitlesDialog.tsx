import { type RefObject, useRef, useState } from "react";
import type { ExistingTitles } from "#domain/jobs/job";
import { formatNumber } from "#domain/text/format";
import { Answers } from "../ui/dialog/Answers";
import { DialogFrame } from "../ui/dialog/DialogFrame";
import { useLast } from "../ui/dialog/use-last";
import { Choice } from "../ui/field/Choice";
import { ScrollRegion } from "../ui/ScrollRegion";
import { TitleForecasts } from "./TitleForecasts";
import type { ForecastQuestion } from "./use-forecasts";
import type { TitlesCheck } from "./use-run-start";

interface ExistingTitlesDialogProps {
  /** What the server found; closed without it. */
  check: (TitlesCheck & { question: ForecastQuestion }) | undefined;
  onClose: () => void;
  onStart: (existing: ExistingTitles) => void;
}

const CHOICES: readonly { value: ExistingTitles; label: string; note: string }[] = [
  { value: "skip", label: "Pular esses títulos", note: "As páginas que já existem ficam como estão." },
  { value: "keep-both", label: "Manter as duas", note: "A página nova recebe um número no fim do endereço, como “-2”." },
];

/** Titles that would repeat an address are pointed out before a run starts. */
export function ExistingTitlesDialog({ check, onClose, onStart }: ExistingTitlesDialogProps) {
  const firstChoice = useRef<HTMLInputElement>(null);
  const [choice, setChoice] = useState<ExistingTitles>("skip");
  const shown = useLast(check, () => setChoice("skip"));
  return (
    <DialogFrame
      isOpen={check !== undefined}
      onClose={onClose}
      title="Alguns títulos já existem"
      description={shown && summariseCheck(shown)}
      initialFocus={firstChoice}
    >
      {shown ? <TitleForecasts question={shown.question} /> : null}
      {shown ? <ExistingTitlesChoice check={shown} choice={choice} onChoose={setChoice} firstChoice={firstChoice} /> : null}
      <Answers back="Voltar" onBack={onClose} label="Começar" onAct={() => onStart(choice)} />
    </DialogFrame>
  );
}

interface ExistingTitlesChoiceProps {
  check: TitlesCheck;
  choice: ExistingTitles;
  onChoose: (choice: ExistingTitles) => void;
  firstChoice?: RefObject<HTMLInputElement | null>;
}

/** The titles found and what to do with them. */
export function ExistingTitlesChoice({ check, choice, onChoose, firstChoice }: ExistingTitlesChoiceProps) {
  return (
    <>
      <TitlesFound heading="Já têm página" titles={check.existing} />
      <TitlesFound heading="Repetidos na lista" titles={check.repeated} />
      <fieldset className="grid gap-1">
        <legend className="mb-1 font-semibold">O que fazer com eles?</legend>
        {CHOICES.map(({ value, label, note }, index) => (
          <Choice
            key={value}
            ref={index === 0 ? firstChoice : undefined}
            type="radio"
            name="existing"
            value={value}
            checked={choice === value}
            onChange={() => onChoose(value)}
            label={label}
            note={note}
          />
        ))}
      </fieldset>
    </>
  );
}

/** @example summariseCheck({ total: 3, existing: ["Um"], repeated: [] }) // "De 3 títulos, 1 já tem página ou se repete." */
export function summariseCheck({ total, existing, repeated }: TitlesCheck): string {
  const found = new Set([...existing, ...repeated]).size;
  return found === total
    ? `Os ${formatNumber(total)} títulos já têm página ou se repetem.`
    : `De ${formatNumber(total)} títulos, ${formatNumber(found)} já ${found === 1 ? "tem página ou se repete" : "têm página ou se repetem"}.`;
}

function TitlesFound({ heading, titles }: { heading: string; titles: readonly string[] }) {
  if (titles.length === 0) return null;
  return (
    <div className="grid gap-1">
      <h3 className="text-[0.9375rem]">
        {heading} ({formatNumber(titles.length)})
      </h3>
      <ScrollRegion label={heading} className="max-h-36 px-3 py-2 text-sm break-words">
        <ul className="grid gap-1">
          {[...new Set(titles)].map((title) => (
            <li key={title}>{title}</li>
          ))}
        </ul>
      </ScrollRegion>
    </div>
  );
}
