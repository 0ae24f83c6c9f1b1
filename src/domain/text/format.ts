interface Range {
  min: number;
  max: number;
}

const number = new Intl.NumberFormat("pt-BR", { maximumFractionDigits: 1 });

/** @example formatNumber(10000) // "10.000" */
export const formatNumber = (value: number) => number.format(value);
/** @example formatMegabytes(12_897_484) // "12,3 MB" */
export const formatMegabytes = (bytes: number) => `${number.format(bytes / 1024 / 1024)} MB`;
/** @example formatMoney(1400) // "R$ 1.400" */
export const formatMoney = (reais: number) => `R$ ${number.format(reais)}`;
/** @example formatMoneyRange({ min: 800, max: 1500 }) // "R$ 800 a R$ 1.500" */
export const formatMoneyRange = ({ min, max }: Range) => (min === max ? formatMoney(min) : `${formatMoney(min)} a ${formatMoney(max)}`);

/** @example formatRange({ min: 2, max: 4 }, "horas") // "2 a 4 horas" */
export const formatRange = ({ min, max }: Range, unit: string): string =>
  `${min === max ? "" : `${number.format(min)} a `}${number.format(max)} ${unit}`;

/** @example formatCount(1, "mês", "meses") // "1 mês" */
export const formatCount = (count: number, one: string, many: string) => `${number.format(count)} ${count === 1 ? one : many}`;
/** @example formatYears(1) // "1 ano" */
export const formatYears = (years: number) => formatCount(years, "ano", "anos");

/** @example formatHour("08:00") // "8h"; formatHour("18:30") // "18h30" */
export function formatHour(clock: string): string {
  const [hour, minute] = clock.split(":");
  return minute === "00" ? `${Number(hour)}h` : `${Number(hour)}h${minute}`;
}

/**
 * A number as Brazilians write it, without what parts its thousands and without needless zeros; undefined for what is none.
 * @example toPlainNumber("1.400,50") // "1400,5"
 */
export function toPlainNumber(raw: string): string | undefined {
  if (!/^(?:\d+|\d{1,3}(?:\.\d{3})+)(?:,\d+)?$/.test(raw)) return undefined;
  const [whole = "", part = ""] = raw.replaceAll(".", "").split(",");
  const decimals = part.replace(/0+$/, "");
  return `${whole.replace(/^0+(?=\d)/, "")}${decimals === "" ? "" : `,${decimals}`}`;
}
