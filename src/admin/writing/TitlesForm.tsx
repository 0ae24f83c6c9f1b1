import { Sparkles } from "lucide-react";
import { type ReactNode, type SubmitEvent, useDeferredValue, useMemo, useRef } from "react";
import { Button } from "#admin/ui/Button";
import { Card } from "#admin/ui/Card";
import { TextArea } from "#admin/ui/field/fields";
import { MAX_TITLE_LENGTH } from "#domain/page/titles";
import { toVisibleText } from "#domain/panel/visible-text";
import { formatCount, formatNumber } from "#domain/text/format";
import { TitleSuggestions } from "./TitleSuggestions";
import { readTitleLines, type TitleLines } from "./title-lines";
import { type GeneratorDraft, WritingFields } from "./WritingFields";

interface TitlesFormProps {
  draft: GeneratorDraft;
  onChange: (change: Partial<GeneratorDraft>) => void;
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
  children?: ReactNode;
}

/** Titles one per line, counted as they are typed, with what is wrong with which line, and how pages are written from them. */
export function TitlesForm({ draft, onChange, lead, instructionsHint, label, isBusy, busyText, onTitles, ...rest }: TitlesFormProps) {
  const { rows, placeholder, className = "", children } = rest;
  const titlesField = useRef<HTMLTextAreaElement>(null);
  const text = useDeferredValue(draft.titles);
  const lines = useMemo(() => readTitleLines(text), [text]);

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
        <div className="grid gap-2">
          <TextArea
            ref={titlesField}
            label="Títulos"
            aside={
              <p role="status" className="text-sm text-steel tabular-nums">
                {describeCount(lines)}
              </p>
            }
            hint={`Um por linha, com até ${MAX_TITLE_LENGTH} caracteres cada.`}
            error={lines.problems.length > 0 || lines.listProblem ? <TitleProblems lines={lines} /> : undefined}
            rows={rows}
            required
            value={draft.titles}
            onChange={(event) => onChange({ titles: event.target.value })}
            placeholder={placeholder}
          />
          <TitleSuggestions titles={text} onUse={(titles) => onChange({ titles })} />
        </div>
        <WritingFields options={draft} hasRhythm instructionsHint={instructionsHint} onChange={onChange} />
        <Button type="submit" look="primary" icon={Sparkles} isBusy={isBusy} busyText={busyText}>
          {label}
        </Button>
        {children}
      </form>
    </Card>
  );
}

function describeCount({ titles, problems }: TitleLines): string {
  if (titles.length + problems.length === 0) return "Nenhum título";
  const valid = formatCount(titles.length, "título válido", "títulos válidos");
  return problems.length === 0 ? valid : `${valid}, ${formatNumber(problems.length)} a corrigir`;
}

const MOST_SHOWN = 8;

/** Which lines cannot become a page, and how to mend each. */
function TitleProblems({ lines: { problems, listProblem } }: { lines: TitleLines }) {
  const hidden = problems.length - MOST_SHOWN;
  return (
    <>
      {listProblem ? <p>{listProblem}</p> : null}
      {problems.length > 0 ? (
        <ul className="grid gap-1">
          {problems.slice(0, MOST_SHOWN).map(({ line, title, problem }) => (
            <li key={line}>
              <span className="line-clamp-1 font-normal break-all text-ink">
                Linha {line}: “{toVisibleText(title)}”
              </span>
              {problem}
            </li>
          ))}
          {hidden > 0 ? <li>E mais {formatNumber(hidden)} linhas a corrigir.</li> : null}
        </ul>
      ) : null}
    </>
  );
}
