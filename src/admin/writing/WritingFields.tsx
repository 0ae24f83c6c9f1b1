import { MAX_INSTRUCTIONS } from "#domain/generation/instructions-field";
import type { Rhythm } from "#domain/publishing/rhythm/plan-moments";
import { FactTextField } from "../facts/FactTextField";
import { CreativitySlider } from "./CreativitySlider";
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
