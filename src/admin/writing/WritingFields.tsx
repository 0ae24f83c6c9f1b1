import { type CSSProperties, useId } from "react";
import { CREATIVITY_STEP, MAX_CREATIVITY, MIN_CREATIVITY } from "#domain/generation/creativity";
import { MAX_INSTRUCTIONS } from "#domain/generation/instructions-field";
import type { Rhythm } from "#domain/publishing/rhythm/plan-moments";
import { FactTextField } from "../facts/FactTextField";
import { DraftChoice } from "./DraftChoice";
import { RhythmChoice } from "./RhythmChoice";

/** What a generator is told besides its titles. */
export interface WritingOptions {
  /** For the generator, not for readers. */
  instructions: string;
  /** 0 to 100. */
  creativity: number;
  /** Pages stay in the panel until somebody publishes them. */
  isDraft: boolean;
  /** Pages of a run go public little by little. */
  rhythm?: Rhythm;
}

interface WritingFieldsProps {
  options: WritingOptions;
  instructionsHint: string;
  /** They may be for several pages. */
  hasRhythm?: boolean;
  onChange: (change: Partial<WritingOptions>) => void;
}

export function WritingFields({
  options: { instructions, creativity, isDraft, rhythm },
  instructionsHint,
  hasRhythm = false,
  onChange,
}: WritingFieldsProps) {
  return (
    <>
      <FactTextField
        label="Instruções (opcional)"
        hint={instructionsHint}
        rows={3}
        maxLength={MAX_INSTRUCTIONS}
        value={instructions}
        onChange={(text) => onChange({ instructions: text })}
      />
      <CreativitySlider value={creativity} onChange={(value) => onChange({ creativity: value })} />
      <DraftChoice isDraft={isDraft} onChange={(value) => onChange(value ? { isDraft: true, rhythm: undefined } : { isDraft: false })} />
      {hasRhythm ? (
        <RhythmChoice rhythm={rhythm} onChange={(value) => onChange(value ? { rhythm: value, isDraft: false } : { rhythm: undefined })} />
      ) : null}
    </>
  );
}

interface CreativitySliderProps {
  value: number;
  onChange: (value: number) => void;
}

/** How freely the generator varies its text. */
function CreativitySlider({ value, onChange }: CreativitySliderProps) {
  const id = useId();
  const filled = ((value - MIN_CREATIVITY) / (MAX_CREATIVITY - MIN_CREATIVITY)) * 100;
  return (
    <div>
      <div className="flex items-baseline justify-between gap-4">
        <label htmlFor={id} className="font-semibold">
          Nível de criatividade
        </label>
        <output htmlFor={id} className="font-semibold tabular-nums">
          {value}%
        </output>
      </div>
      <input
        id={id}
        type="range"
        min={MIN_CREATIVITY}
        max={MAX_CREATIVITY}
        step={CREATIVITY_STEP}
        value={value}
        aria-valuetext={`${value}%`}
        aria-describedby={`${id}-ends`}
        onChange={(event) => onChange(event.target.valueAsNumber)}
        className="range block"
        style={{ "--filled": `${filled}%` } as CSSProperties}
      />
      <p id={`${id}-ends`} className="-mt-1 flex justify-between gap-4 text-sm text-steel">
        <span>Mais direto</span>
        <span className="text-right">Mais variado</span>
      </p>
    </div>
  );
}
