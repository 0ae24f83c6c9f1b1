const RELATIVE = new Intl.RelativeTimeFormat("pt-BR", { numeric: "auto" });
const TIME = new Intl.DateTimeFormat("pt-BR", { timeStyle: "medium" });
const EXACT = new Intl.DateTimeFormat("pt-BR", { dateStyle: "short", timeStyle: "short" });

const UNITS = [
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
] as const;

/** Days after which a date says more than a distance. */
const FAR_DAYS = 30;

/** @example formatRelative(new Date(Date.now() - 7_200_000)) // "há 2 horas" */
export function formatRelative(moment: Date, now = Date.now()): string {
  const seconds = (now - moment.getTime()) / 1000;
  if (seconds / 86_400 >= FAR_DAYS) return EXACT.format(moment);
  for (const [unit, length] of UNITS) {
    if (seconds >= length) return RELATIVE.format(-Math.floor(seconds / length), unit);
  }
  return "agora há pouco";
}

/** @example formatTime(new Date(2026, 0, 31, 14, 5)) // "14:05:00" */
export const formatTime = (moment: Date): string => TIME.format(moment);

/** @example formatExact(new Date(2026, 0, 31, 14, 5)) // "31/01/2026, 14:05" */
export const formatExact = (moment: Date): string => EXACT.format(moment);
