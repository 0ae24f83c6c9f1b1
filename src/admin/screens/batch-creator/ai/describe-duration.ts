import { formatCount } from "#domain/text/format";
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
