import type { FieldControl } from "#domain/forms/field-meta";

/**
 * What was typed, as the type that the control is of, written the register's way; what cannot be read stays, for the
 * schema to refuse. Values that have the type already stay too.
 */
export function readTyped(control: FieldControl, typed: unknown): unknown {
  if (Array.isArray(typed)) return control === "numbers" ? typed.map(readNumber) : readLines(typed);
  if (typeof typed !== "string") return typed;
  const text = typed.trim();
  switch (control) {
    case "money":
    case "integer":
    case "decimal":
      return readNumber(text);
    case "numbers":
      return text
        .split(/[\s,;]+|\be\b/)
        .filter(Boolean)
        .map(readNumber);
    case "days":
    case "lines":
      return readLines(text.split(/\r?\n/));
    case "choices":
      return text === "" ? [] : text.split(/[\s,;]+/);
    case "flag":
      return readFlag(text);
    case "clock":
      return readClock(text);
    case "phone":
      return readPhone(text);
    case "cnpj":
      return text
        .toUpperCase()
        .replace(/[^A-Z\d]/g, "")
        .replace(/^(.{2})(.{3})(.{3})(.{4})(.{2})$/, "$1.$2.$3/$4-$5");
    case "cep":
      return text.replace(/\D/g, "").replace(/^(\d{5})(\d{3})$/, "$1-$2");
    case "email":
      return text.toLowerCase();
    case "url":
      return text.replace(/\/+$/, "");
    case "text":
      return text.replace(/[ \t\u00a0]+/g, " ");
    default:
      return text;
  }
}

const readLines = (lines: readonly unknown[]) =>
  lines.map((line) => (typeof line === "string" ? line.trim() : line)).filter((line) => line !== "");

/** @example readNumber("R$ 1.400") // 1400; readNumber("4,8") and readNumber("4.8") // 4.8 */
function readNumber(typed: unknown): unknown {
  if (typeof typed !== "string") return typed;
  const digits = typed.replace(/^R\$|\s|\u00a0/gi, "");
  const plain = /^\d{1,3}(\.\d{3})+(,\d+)?$/.test(digits) ? digits.replaceAll(".", "") : digits;
  return /^\d+([.,]\d+)?$/.test(plain) ? Number(plain.replace(",", ".")) : typed;
}

function readFlag(text: string): unknown {
  if (/^(true|on|sim)$/i.test(text)) return true;
  return /^(false|off|não|nao|)$/i.test(text) ? false : text;
}

/** @example readClock("8h") // "08:00"; readClock("8:30") // "08:30" */
function readClock(text: string): string {
  const [, hour, minute] = /^(\d{1,2})(?:[:h](\d{2})?)?(?:min)?$/i.exec(text.replace(/\s/g, "")) ?? [];
  return hour === undefined ? text : `${hour.padStart(2, "0")}:${minute ?? "00"}`;
}

/** @example readPhone("(11) 98765-4321") // "5511987654321" */
function readPhone(text: string): string {
  const digits = text.replace(/[\s().+-]/g, "").replace(/^0+/, "");
  return /^\d{10,11}$/.test(digits) ? `55${digits}` : digits;
}
