import { dayOf } from "#domain/calendar/owner-time";
import { listLinesFrom } from "#domain/calendar/special-day";
import { formatPhone } from "#domain/contact/contact";
import type { RegisterField } from "../register";

/** What a field's control holds; null asks for the value that the site came with. */
export type Typed = string | boolean | readonly string[] | null;

type Control = Pick<RegisterField, "control">;

/**
 * A value as its control shows it.
 * @example toTyped({ control: "money" }, 1400) // "1.400"
 */
export function toTyped({ control }: Control, value: RegisterField["value"]): Exclude<Typed, null> {
  if (typeof value === "boolean") return value;
  if (typeof value === "number") return writeNumber(control, value);
  if (typeof value === "string") return control === "phone" ? formatPhone(value) : value;
  const parts = value.map((one) => (typeof one === "number" ? writeNumber(control, one) : one));
  if (control === "choices") return parts;
  if (control === "days") return listLinesFrom(dayOf(new Date()), parts).join("\n");
  return parts.join(control === "lines" ? "\n" : ", ");
}

function writeNumber(control: Control["control"], value: number): string {
  // A year has no thousands.
  return value.toLocaleString("pt-BR", { useGrouping: control === "money" || value >= 10_000 });
}

/** Whether a control holds what the field says already. */
export function isUnchanged(field: Pick<RegisterField, "control" | "value" | "changed">, typed: Typed): boolean {
  if (typed === null) return field.changed === undefined;
  const shown = toTyped(field, field.value);
  if (typeof typed === "string" && typeof shown === "string") return typed.trim() === shown;
  if (Array.isArray(typed) && Array.isArray(shown)) return typed.toSorted().join() === shown.toSorted().join();
  return typed === shown;
}

type Described = Pick<RegisterField, "control" | "unit" | "choices" | "factoryText">;

/** What was typed, as a person reads it. @example describeTyped(price, "900") // "R$ 900" */
export function describeTyped({ control, unit, choices, factoryText }: Described, typed: Typed): string {
  if (typed === null) return factoryText;
  if (typeof typed === "boolean") return typed ? "sim" : "não";
  if (typeof typed !== "string") return typed.map((one) => choices?.find(({ value }) => value === one)?.label ?? one).join(", ");
  if (typed === "" || !unit) return typed;
  return control === "money" ? `R$ ${typed.replace(/^R\$\s*/, "")}` : `${typed} ${unit}`;
}
