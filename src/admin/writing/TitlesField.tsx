import { type Ref, useDeferredValue, useMemo } from "react";
import { MAX_TITLE_LENGTH } from "#domain/page/titles";
import { formatCount, formatNumber } from "#domain/text/format";
import { TextArea } from "../ui/field/TextArea";
import { TitleProblems } from "./TitleProblems";
import { TitleSuggestions } from "./TitleSuggestions";
import { readTitleLines, type TitleLines } from "./title-lines";

interface TitlesFieldProps {
  /** One per line. */
  titles: string;
  onChange: (titles: string) => void;
  placeholder: string;
  rows: number;
  ref: Ref<HTMLTextAreaElement>;
}

/** Titles one per line, counted as they are typed, with what is wrong with which line. */
export function TitlesField({ titles, onChange, placeholder, rows, ref }: TitlesFieldProps) {
  const text = useDeferredValue(titles);
  const lines = useMemo(() => readTitleLines(text), [text]);
  return (
    <div className="grid gap-2">
      <TextArea
        ref={ref}
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
        value={titles}
        onChange={(event) => onChange(event.target.value)}
        placeholder={placeholder}
      />
      <TitleSuggestions titles={text} onUse={onChange} />
    </div>
  );
}

function describeCount({ titles, problems }: TitleLines): string {
  if (titles.length + problems.length === 0) return "Nenhum título";
  const valid = formatCount(titles.length, "título válido", "títulos válidos");
  return problems.length === 0 ? valid : `${valid}, ${formatNumber(problems.length)} a corrigir`;
}
