import { type Ref, useDeferredValue, useMemo } from "react";
import { TextArea } from "#admin/ui/field/fields";
import { MAX_TITLE_LENGTH } from "#domain/page/titles";
import { toVisibleText } from "#domain/panel/visible-text";
import { formatCount, formatNumber } from "#domain/text/format";
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
