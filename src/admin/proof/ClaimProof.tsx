import { formatExact, formatRelative } from "../ui/relative-time";
import type { ClaimCheck } from "./use-proof";

/** What proves a claim and who gave that, or what the site goes without until somebody does. */
export function ClaimProof({ check: { confirmation, leftOut, note } }: { check: ClaimCheck }) {
  return (
    <>
      {note ? <p className="max-w-prose text-sm break-words text-steel">{note}</p> : null}
      {leftOut ? <p className="max-w-prose border-l-4 border-line pl-3 text-sm break-words text-steel">{leftOut}</p> : null}
      {confirmation?.what ? (
        <p className="text-sm break-words">
          Prova: {confirmation.what}. Onde: {confirmation.source}. De {formatDay(confirmation.date)}.
        </p>
      ) : null}
      {confirmation ? (
        <p className="text-sm break-words text-steel">
          Confirmado por {confirmation.by}{" "}
          <time dateTime={confirmation.at.toISOString()} title={formatExact(confirmation.at)}>
            {formatRelative(confirmation.at)}
          </time>
        </p>
      ) : null}
    </>
  );
}

/** @example formatDay("2026-11-20") // "20/11/2026" */
function formatDay(day: string): string {
  return day.split("-").reverse().join("/");
}
