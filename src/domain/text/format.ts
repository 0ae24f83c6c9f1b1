export interface Range {
  min: number;
  max: number;
}

const number = new Intl.NumberFormat("pt-BR", { maximumFractionDigits: 1 });

/** @example formatNumber(10000) // "10.000" */
export function formatNumber(value: number): string {
  return number.format(value);
}

/** @example formatMoney(1400) // "R$ 1.400" */
export function formatMoney(reais: number): string {
  return `R$ ${number.format(reais)}`;
}

/** @example formatMoneyRange({ min: 800, max: 1500 }) // "R$ 800 a R$ 1.500" */
export function formatMoneyRange({ min, max }: Range): string {
  return min === max ? formatMoney(min) : `${formatMoney(min)} a ${formatMoney(max)}`;
}

/** @example formatRange({ min: 2, max: 4 }, "horas") // "2 a 4 horas" */
export function formatRange({ min, max }: Range, unit: string): string {
  return `${min === max ? "" : `${number.format(min)} a `}${number.format(max)} ${unit}`;
}

/** @example formatCount(1, "mês", "meses") // "1 mês" */
export function formatCount(count: number, one: string, many: string): string {
  return `${number.format(count)} ${count === 1 ? one : many}`;
}

/** @example formatYears(1) // "1 ano" */
export function formatYears(years: number): string {
  return formatCount(years, "ano", "anos");
}

/** @example formatHour("08:00") // "8h"; formatHour("18:30") // "18h30" */
export function formatHour(clock: string): string {
  const [hour, minute] = clock.split(":");
  return minute === "00" ? `${Number(hour)}h` : `${Number(hour)}h${minute}`;
}
