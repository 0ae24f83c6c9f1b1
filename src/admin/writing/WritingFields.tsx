import { MAX_INSTRUCTIONS } from "#domain/generation/instructions-field";
import { FactTextField } from "../facts/FactTextField";
import { CreativitySlider } from "./CreativitySlider";
import { DraftChoice } from "./DraftChoice";

/** What a generator is told besides its titles. */
export interface WritingOptions {
  /** For the generator, not for readers. */
  instructions: string;
  /** 0 to 100. */
  creativity: number;
  /** Pages stay in the panel until somebody publishes them. */
  isDraft: boolean;
}

interface WritingFieldsProps {
  options: WritingOptions;
  instructionsHint: string;
  onChange: (change: Partial<WritingOptions>) => void;
}

export function WritingFields({ options: { instructions, creativity, isDraft }, instructionsHint, onChange }: WritingFieldsProps) {
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
      <DraftChoice isDraft={isDraft} onChange={(value) => onChange({ isDraft: value })} />
    </>
  );
}
