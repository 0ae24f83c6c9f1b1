import { type FormEvent, useState } from "react";
import { dayOf } from "#domain/calendar/owner-time";
import { findSpanProblem, SPAN_CHOICES, type SpanChoice, type Step } from "#domain/results/span";
import { Button } from "../../../ui/Button";
import { DayField } from "../../../ui/field/DayField";
import { STEP_NAMES } from "../results-texts";
import type { useResultsAddress } from "./use-results-address";

const CHOICE_NAMES: Readonly<Record<SpanChoice, string>> = { "7": "7 dias", "30": "30 dias", "90": "90 dias", "12m": "12 meses" };

interface SpanBarProps {
  address: ReturnType<typeof useResultsAddress>;
  /** What the span can be looked at by, and is. */
  steps: readonly Step[];
  step: Step | undefined;
}

/** Which days are looked at, and how finely. */
export function SpanBar({ address, steps, step }: SpanBarProps) {
  const { choice } = address;
  const [isFree, setIsFree] = useState(false);
  return (
    <section aria-label="Período" className="grid gap-3">
      <div className="flex flex-wrap gap-x-6 gap-y-3">
        <fieldset className="flex flex-wrap gap-2">
          <legend className="sr-only">Período</legend>
          {SPAN_CHOICES.map((one) => (
            <Toggle key={one} isOn={choice === one} onChoose={() => address.chooseSpan(one)}>
              {CHOICE_NAMES[one]}
            </Toggle>
          ))}
          <Toggle isOn={choice === undefined} isExpanded={isFree} onChoose={() => setIsFree(!isFree)}>
            Outras datas…
          </Toggle>
        </fieldset>
        {steps.length > 1 ? (
          <fieldset className="flex flex-wrap gap-2">
            <legend className="sr-only">Ver por</legend>
            {steps.map((one) => (
              <Toggle key={one} isOn={step === one} onChoose={() => address.setStep(one)}>
                {STEP_NAMES[one]}
              </Toggle>
            ))}
          </fieldset>
        ) : null}
      </div>
      {isFree ? <FreeDays address={address} /> : null}
    </section>
  );
}

interface ToggleProps {
  isOn: boolean;
  isExpanded?: boolean;
  onChoose: () => void;
  children: string;
}

function Toggle({ isOn, isExpanded, onChoose, children }: ToggleProps) {
  return (
    <Button look={isOn ? "primary" : "secondary"} aria-pressed={isOn} aria-expanded={isExpanded} onClick={onChoose}>
      {children}
    </Button>
  );
}

function FreeDays({ address }: Pick<SpanBarProps, "address">) {
  const [days, setDays] = useState(address.span);
  const [problem, setProblem] = useState<string>();

  function submit(event: FormEvent): void {
    event.preventDefault();
    const found = findSpanProblem(days, dayOf(new Date()));
    setProblem(found);
    if (found === undefined) address.setDays(days);
  }

  return (
    <form onSubmit={submit} className="flex flex-wrap items-end gap-3">
      <DayField label="De" value={days.from} onChange={(from) => setDays({ ...days, from })} />
      <DayField label="Até" value={days.to} onChange={(to) => setDays({ ...days, to })} />
      <Button type="submit">Ver estas datas</Button>
      <p role="alert" className="w-full font-medium text-danger empty:hidden">
        {problem}
      </p>
    </form>
  );
}
