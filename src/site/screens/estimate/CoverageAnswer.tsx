import type { CoverageNote } from "#domain/coverage/describe-coverage";

export interface CoverageAnswerProps {
  note: CoverageNote;
  choicesTitle: string;
  /** The address that asks again with another name. */
  pathOf: (place: string) => string;
}

/** Whether the company goes to the place that was named. */
export function CoverageAnswer({ note: { answer, text, choices }, choicesTitle, pathOf }: CoverageAnswerProps) {
  return (
    <div className={`mt-3 rounded-card border px-4 py-3 ${answer === "served" ? "border-contact" : "border-amber"}`}>
      <p className="font-semibold">{text}</p>
      {choices.length > 0 && (
        <p className="mt-1 flex flex-wrap items-center gap-x-4">
          {choicesTitle}
          {choices.map((choice) => (
            <a key={choice} href={pathOf(choice)} className="inline-flex min-h-11 items-center underline underline-offset-4">
              {choice}
            </a>
          ))}
        </p>
      )}
    </div>
  );
}
