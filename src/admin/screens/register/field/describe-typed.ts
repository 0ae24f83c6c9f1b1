import type { RegisterField } from "../use-register";
import type { Typed } from "./typed-fact";

type Described = Pick<RegisterField, "control" | "unit" | "choices" | "factoryText">;

/** What was typed, as a person reads it. @example describeTyped(price, "900") // "R$ 900" */
export function describeTyped({ control, unit, choices, factoryText }: Described, typed: Typed): string {
  if (typed === null) return factoryText;
  if (typeof typed === "boolean") return typed ? "sim" : "não";
  if (typeof typed !== "string") return typed.map((one) => choices?.find(({ value }) => value === one)?.label ?? one).join(", ");
  if (typed === "" || !unit) return typed;
  return control === "money" ? `R$ ${typed.replace(/^R\$\s*/, "")}` : `${typed} ${unit}`;
}
