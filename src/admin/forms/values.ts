import type { FormField } from "#domain/forms/form-field";

/** A value as an object, whatever it is. */
export function asObject(value: unknown): Readonly<Record<string, unknown>> {
  return value !== null && typeof value === "object" && !Array.isArray(value) ? (value as Record<string, unknown>) : {};
}

export function asList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

export function asText(value: unknown): string {
  return typeof value === "string" ? value : "";
}

const MAX_SUMMARY = 90;

/** What tells an item of a list from the others, in a line. */
export function summariseItem(field: FormField, value: unknown, itemName: string | undefined): string {
  if (typeof value === "string") return shorten(value);
  const item = asObject(value);
  const named = itemName === undefined ? "" : asText(item[itemName]);
  if (field.kind !== "union")
    return shorten(named || (Object.values(item).find((inner) => typeof inner === "string" && inner !== "") as string) || "");
  const option = field.options.find((one) => one.value === item[field.discriminator]);
  return shorten([option?.label, named].filter(Boolean).join(": "));
}

/** Whether an item holds each word that is looked for. */
export function holdsWords(value: unknown, words: readonly string[], toSearchText: (text: string) => string): boolean {
  const text = toSearchText(JSON.stringify(value));
  return words.every((word) => text.includes(word));
}

function shorten(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  return line.length > MAX_SUMMARY ? `${line.slice(0, MAX_SUMMARY)}…` : line;
}
