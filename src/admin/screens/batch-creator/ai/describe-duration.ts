/** @example describeDuration(95) // "2 minutos"; describeDuration(5400) // "1 h 30 min" */
export function describeDuration(seconds: number): string {
  if (seconds < 60) {
    const whole = Math.max(1, Math.round(seconds));
    return whole === 1 ? "1 segundo" : `${whole} segundos`;
  }
  const minutes = Math.round(seconds / 60);
  if (minutes < 60) return minutes === 1 ? "1 minuto" : `${minutes} minutos`;
  const rest = minutes % 60;
  return rest === 0 ? `${Math.floor(minutes / 60)} h` : `${Math.floor(minutes / 60)} h ${rest} min`;
}
