/**
 * The data of an action's answer. Astro writes it as a flat list whose first value is the whole, where numbers
 * inside objects and lists are places in that list (the devalue format).
 */
export function readActionData<T>(body: string): T {
  if (body === "") return undefined as T;
  const values = JSON.parse(body) as unknown[];
  return restore(values, 0) as T;
}

function restore(values: readonly unknown[], place: number): unknown {
  // -1 is undefined.
  if (place < 0) return undefined;
  const value = values[place];
  if (Array.isArray(value)) return value[0] === "Date" ? new Date(value[1]) : value.map((inner: number) => restore(values, inner));
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, restore(values, inner as number)]));
}
