import type { Reason } from "#domain/page/reason";
import { WordQuestion } from "./WordQuestion";

/** Why a page may not go public, and what to do about each reason. */
export function ReasonList({ reasons }: { reasons: readonly Reason[] }) {
  return (
    <ul className="grid gap-3 text-sm">
      {reasons.map(({ rule, says, mend, marks = [], asks = [], pages = [] }) => (
        <li key={`${rule}: ${says}`} className="grid gap-1">
          <p className="font-semibold">{says}</p>
          {marks.length > 0 ? (
            <p className="flex flex-wrap gap-1.5">
              {marks.map((mark) => (
                <mark key={mark} className="rounded bg-amber/25 px-1.5 py-0.5 text-ink">
                  {mark}
                </mark>
              ))}
            </p>
          ) : null}
          <p className="text-steel">{mend}</p>
          {asks.map((word) => (
            <WordQuestion key={word} word={word} />
          ))}
          {pages.map(({ path, title }) => (
            <a key={path} href={path} target="_blank" rel="noopener" className="w-fit font-medium underline underline-offset-2">
              {title}
              <span className="sr-only"> (abre em nova aba)</span>
            </a>
          ))}
        </li>
      ))}
    </ul>
  );
}
