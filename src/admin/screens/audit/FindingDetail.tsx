import type { FindingDetail as Detail } from "#domain/audit/audit-finding";
import { toVisibleText } from "#domain/panel/visible-text";
import { formatCount } from "#domain/text/format";
import { SiblingLinks } from "../../mend/MendableRow";
import { type FoundFigure, nameOfFact } from "../../mend/name-of-fact";

/** What is wrong, in the gate's words, and what else has to do with it. */
export function FindingDetail({
  says,
  mend,
  marks = [],
  pages,
  figures = [],
}: Omit<Detail, "figures"> & { figures?: readonly FoundFigure[] | undefined }) {
  return (
    <>
      <p className="break-words">{toVisibleText(says)}</p>
      {marks.length > 0 ? (
        <p className="flex flex-wrap gap-1.5 text-sm">
          {[...new Set(marks)].map((mark) => (
            <mark key={mark} className="rounded bg-amber/25 px-1.5 py-0.5 break-words text-ink">
              {toVisibleText(mark)}
            </mark>
          ))}
        </p>
      ) : null}
      {figures.length > 0 ? (
        <ul className="grid gap-1.5 border-l-2 border-line pl-3 text-sm">
          {figures.map((figure) => (
            <FigureItem key={figure.figure} figure={figure} />
          ))}
        </ul>
      ) : null}
      <p className="text-sm break-words text-steel">{toVisibleText(mend)}</p>
      <SiblingLinks pages={pages} />
    </>
  );
}

/** A figure in its sentence, and the fact it becomes. */
function FigureItem({ figure: { text, sentence, count, facts, suggested } }: { figure: FoundFigure }) {
  const likely = facts.filter(({ name }) => suggested.includes(name));
  const names = OR.format((likely.length > 0 ? likely : facts).map(nameOfFact));
  return (
    <li>
      <p className="break-words">
        {toVisibleText(sentence.before)}
        <mark className="rounded-sm bg-amber/40 px-0.5 font-semibold text-ink">{toVisibleText(text)}</mark>
        {toVisibleText(sentence.after)}
        {count > 1 ? <span className="text-steel"> (e mais {formatCount(count - 1, "vez", "vezes")})</span> : null}
      </p>
      <p className="break-words text-steel">{likely.length > 0 ? names : `Pode ser ${names}: escolha ao dar o nome.`}</p>
    </li>
  );
}

const OR = new Intl.ListFormat("pt-BR", { type: "disjunction" });
