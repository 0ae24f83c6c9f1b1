import type { FindingDetail as Detail } from "#domain/audit/audit-finding";
import { toVisibleText } from "#domain/panel/visible-text";

/** What is wrong, in the gate's words, and what else has to do with it. */
export function FindingDetail({ says, mend, marks = [], pages = [] }: Detail) {
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
      <p className="text-sm break-words text-steel">{toVisibleText(mend)}</p>
      {pages.map(({ path, title }) => (
        <a
          key={path}
          href={path}
          target="_blank"
          rel="noopener"
          className="w-fit py-1 text-sm font-medium break-words underline underline-offset-2"
        >
          {toVisibleText(title)}
          <span className="sr-only"> (abre em nova aba)</span>
        </a>
      ))}
    </>
  );
}
