import { toVisibleText } from "#domain/panel/visible-text";
import { formatNumber } from "#domain/text/format";
import type { TitleLines } from "./title-lines";

const MOST_SHOWN = 8;

/** Which lines cannot become a page, and how to mend each. */
export function TitleProblems({ lines: { problems, listProblem } }: { lines: TitleLines }) {
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
