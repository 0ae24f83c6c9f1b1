import { formatMoney } from "#domain/text/format";
import { formatPhone } from "../contact/contact";
import type { FactField, FactValue } from "./fact-fields";

type Written = Pick<FactField, "control" | "unit" | "choices">;

/** What units are called when there is one of them. */
const ONE: Readonly<Record<string, string>> = {
  anos: "ano",
  meses: "mês",
  horas: "hora",
  minutos: "minuto",
  segundos: "segundo",
  vezes: "vez",
  "vezes por ano": "vez por ano",
};

/**
 * A field's value as a person reads it, in lists and in the record of what was changed; "" where it is left empty.
 * @example writeFact({ control: "money" }, 900) // "R$ 900"
 */
export function writeFact(field: Written, value: FactValue): string {
  if (Array.isArray(value)) {
    const parts = value.map((one) => (typeof one === "number" ? writeNumber({ control: field.control }, one) : nameChoice(field, one)));
    const text = parts.join(", ");
    return field.unit && text ? `${text} ${field.unit}` : text;
  }
  if (typeof value === "boolean") return value ? "sim" : "não";
  if (typeof value === "number") return writeNumber(field, value);
  if (field.control === "date") return String(value).split("-").reverse().join("/");
  return field.control === "phone" ? formatPhone(String(value)) : nameChoice(field, String(value));
}

function writeNumber({ control, unit }: Written, value: number): string {
  if (control === "money") return formatMoney(value);
  // A year has no thousands.
  const digits = value.toLocaleString("pt-BR", { useGrouping: unit !== undefined || value >= 10_000 });
  if (!unit) return digits;
  return `${digits} ${value === 1 ? (ONE[unit] ?? unit) : unit}`;
}

const nameChoice = ({ choices }: Written, value: string): string => choices?.find((choice) => choice.value === value)?.label ?? value;
