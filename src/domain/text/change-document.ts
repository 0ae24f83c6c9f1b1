/** What becomes of the texts of a document, and of the items of its lists. */
interface Change {
  /** @param key the field that holds it; "" for an item of a list */
  text(text: string, key: string): string;
  /** An item once its own parts are changed; undefined where it goes. */
  item(before: unknown, after: unknown): unknown;
}

type Parts = Readonly<Record<string, unknown>>;

/** A document with its texts and items changed, whose lists close up where an item goes; itself where nothing is. */
export const changeDocument = <T>(value: T, change: Change): T => changePart(value, change, "") as T;

function changePart(value: unknown, change: Change, key: string): unknown {
  if (typeof value === "string") return change.text(value, key);
  if (Array.isArray(value)) return changeList(value, change);
  return isParts(value) ? changeParts(value, change) : value;
}

function changeList(list: readonly unknown[], change: Change): readonly unknown[] {
  const left = list.map((item) => change.item(item, changePart(item, change, "")));
  return left.every((item, index) => item === list[index]) ? list : left.filter((item) => item !== undefined);
}

function changeParts(parts: Parts, change: Change): Parts {
  const changed = Object.entries(parts).map(([key, inner]) => [key, changePart(inner, change, key)] as const);
  return changed.every(([key, inner]) => inner === parts[key]) ? parts : Object.fromEntries(changed);
}

export const isParts = (value: unknown): value is Parts =>
  value !== null && typeof value === "object" && !Array.isArray(value) && !(value instanceof Date);

/** Whether a list has lost all of its items. */
export const hasEmptied = (before: unknown, after: unknown): boolean =>
  Array.isArray(before) && before.length > 0 && Array.isArray(after) && after.length === 0;
