import { formatNumber } from "#domain/text/format";
import type { RunEstimate } from "../../../run/use-run-start";
import { describeDuration } from "./describe-duration";

/** What an AI run will about cost. */
export function Estimate({ estimate: { tokens, seconds, model } }: { estimate: RunEstimate }) {
  const entries = [
    ["Tokens", `cerca de ${formatNumber(tokens)}`],
    ["Duração", `cerca de ${describeDuration(seconds)}`],
    ["Modelo", model],
  ] as const;
  return (
    <dl className="grid gap-x-4 gap-y-1 rounded-lg bg-paper px-3 py-3 sm:grid-cols-3">
      {entries.map(([name, value]) => (
        <div key={name} className="flex justify-between gap-3 sm:block">
          <dt className="text-sm text-steel">{name}</dt>
          <dd className="font-semibold break-words">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
