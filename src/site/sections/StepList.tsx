import { fillBlanks } from "#domain/text/fill-blanks";
import type { Wording } from "#domain/texts/wording-text";
import { InlineText } from "./InlineText";

const COLUMNS: Record<number, string> = { 2: "md:grid-cols-2", 3: "md:grid-cols-3", 4: "sm:grid-cols-2 lg:grid-cols-4" };

interface StepListProps {
  steps: readonly { title: string; text: string }[];
  words: Pick<Wording["sections"], "step">;
}

/** What happens, in order. */
export function StepList({ steps, words }: StepListProps) {
  return (
    <ol className={`grid gap-x-8 gap-y-4 md:gap-y-8 ${COLUMNS[steps.length] ?? "md:grid-cols-3"}`}>
      {steps.map(({ title, text }, index) => (
        <li key={title} className="border-amber border-t-4 pt-3 md:pt-4">
          <p className="font-bold text-amber-dark text-sm" aria-hidden="true">
            {fillBlanks(words.step, { número: String(index + 1) })}
          </p>
          <h3 className="mt-1 text-lg">{title}</h3>
          <p className="mt-1 text-steel md:mt-2">
            <InlineText text={text} />
          </p>
        </li>
      ))}
    </ol>
  );
}
