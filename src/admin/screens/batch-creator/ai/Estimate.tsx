import { formatCount, formatNumber } from "#domain/text/format";
import type { RunEstimate } from "../../../run/use-run-start";

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

/** @example describeDuration(95) // "2 minutos"; describeDuration(5400) // "1 h 30 min" */
export function describeDuration(seconds: number): string {
  if (seconds < 60) {
    return formatCount(Math.max(1, Math.round(seconds)), "segundo", "segundos");
  }
  const minutes = Math.round(seconds / 60);
  if (minutes < 60) return formatCount(minutes, "minuto", "minutos");
  const rest = minutes % 60;
  return rest === 0 ? `${Math.floor(minutes / 60)} h` : `${Math.floor(minutes / 60)} h ${rest} min`;
}
