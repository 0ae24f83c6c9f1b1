import type { FactField, FactValue } from "./fact-fields";
import { formatMoney } from "./format";

/**
 * A field's value as a person reads it, in lists and in the record of what was changed.
 * @example writeFact({ control: "money" }, 900) // "R$ 900"
 */
export function writeFact({ control, unit }: Pick<FactField, "control" | "unit">, value: FactValue): string {
  if (Array.isArray(value)) return value.join(", ");
  if (typeof value === "boolean") return value ? "sim" : "não";
  if (typeof value === "number") {
    if (control === "money") return formatMoney(value);
    // A year has no thousands.
    const digits = value.toLocaleString("pt-BR", { useGrouping: unit !== undefined || value >= 10_000 });
    return unit ? `${digits} ${unit}` : digits;
  }
  return String(value);
}
