import { Sparkles } from "lucide-react";
import { type ReactNode, type SubmitEvent, useRef } from "react";
import { Button } from "#admin/ui/Button";
import { Card } from "#admin/ui/Card";
import { TitlesField } from "./TitlesField";
import { readTitleLines } from "./title-lines";
import { type GeneratorDraft, WritingFields } from "./WritingFields";

interface TitlesFormProps {
  draft: GeneratorDraft;
  onChange: (change: Partial<GeneratorDraft>) => void;
  /** Said before the fields. */
  lead?: ReactNode;
  rows: number;
  placeholder: string;
  instructionsHint: string;
  label: string;
  isBusy: boolean;
  busyText: string;
  /** Hears titles that can all become pages, or that there is none. */
  onTitles: (titles: string[]) => void;
  className?: string;
  /** Under the button. */
  children?: ReactNode;
}

/** Titles, and how pages are written from them. */
export function TitlesForm({ draft, onChange, lead, instructionsHint, label, isBusy, busyText, onTitles, ...rest }: TitlesFormProps) {
  const { rows, placeholder, className = "", children } = rest;
  const titlesField = useRef<HTMLTextAreaElement>(null);

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    if (isBusy) return;
    const { titles, problems, listProblem } = readTitleLines(draft.titles);
    const isFit = problems.length === 0 && !listProblem;
    if (titles.length === 0 || !isFit) titlesField.current?.focus();
    if (isFit) onTitles(titles);
  }

  return (
    <Card className={`p-4 sm:p-5 ${className}`}>
      <form onSubmit={submit} noValidate className="grid gap-5">
        {lead}
        <TitlesField
          ref={titlesField}
          titles={draft.titles}
          onChange={(titles) => onChange({ titles })}
          rows={rows}
          placeholder={placeholder}
        />
        <WritingFields options={draft} hasRhythm instructionsHint={instructionsHint} onChange={onChange} />
        <Button type="submit" look="primary" icon={Sparkles} isBusy={isBusy} busyText={busyText}>
          {label}
        </Button>
        {children}
      </form>
    </Card>
  );
}
