// The one place for sums of sheets: whole cents, from what is typed to what is shown.

/** No sum of a sheet is larger: ten million reais, as in the notebook of contacts. */
export const MOST_CENTS = 1_000_000_000;

export interface PricedLine {
  quantity: number;
  unitCents: number;
}

const TYPED = /^(\d{1,3}(?:\.\d{3}){1,2}|\d{1,8})(?:,(\d{1,2}))?$/;
const money = new Intl.NumberFormat("pt-BR", { minimumFractionDigits: 2 });

/**
 * A price as people type it; undefined where it is none.
 * @example parseCents("R$ 1.400,5") // 140050
 */
export function parseCents(text: string): number | undefined {
  const [, reais = "", cents = ""] = TYPED.exec(text.replace(/r\$|\s/gi, "")) ?? [];
  if (reais === "") return undefined;
  const sum = Number(reais.replaceAll(".", "")) * 100 + Number(cents.padEnd(2, "0"));
  return sum <= MOST_CENTS ? sum : undefined;
}

/** @example formatCents(140050) // "R$ 1.400,50" */
export const formatCents = (cents: number) => `R$ ${money.format(cents / 100)}`;
/** As it stands in a field. @example writeCents(140000) // "1.400,00" */
export const writeCents = (cents: number) => money.format(cents / 100);
export const sumLines = (lines: readonly PricedLine[]) => lines.reduce((sum, { quantity, unitCents }) => sum + quantity * unitCents, 0);
