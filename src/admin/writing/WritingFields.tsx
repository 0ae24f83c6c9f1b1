import { PAGE_FIELDS } from "#domain/page/page-fields";
import { FactTextField } from "../facts/FactTextField";
import { CreativitySlider } from "./CreativitySlider";
import { DraftChoice } from "./DraftChoice";

/** What a generator is told besides its titles. */
export interface WritingOptions {
  description: string;
  /** 0 to 100. */
  creativity: number;
  /** Pages stay in the panel until somebody publishes them. */
  isDraft: boolean;
}

interface WritingFieldsProps {
  options: WritingOptions;
  descriptionHint: string;
  onChange: (change: Partial<WritingOptions>) => void;
}

export function WritingFields({ options: { description, creativity, isDraft }, descriptionHint, onChange }: WritingFieldsProps) {
  return (
    <>
      <FactTextField
        label="Descrição (opcional)"
        hint={descriptionHint}
        rows={3}
        maxLength={PAGE_FIELDS.description.limit.max}
        value={description}
        onChange={(text) => onChange({ description: text })}
      />
      <CreativitySlider value={creativity} onChange={(value) => onChange({ creativity: value })} />
      <DraftChoice isDraft={isDraft} onChange={(value) => onChange({ isDraft: value })} />
    </>
  );
}
