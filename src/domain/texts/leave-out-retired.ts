/** What the owner took off the site and keeps: an item of a list that says so. */
function isRetired(item: unknown): boolean {
  if (item === null || typeof item !== "object") return false;
  const { retired, state } = item as { retired?: unknown; state?: unknown };
  return retired === true || state === "retirado";
}

/**
 * A document without the items that are retired; itself when none is. An item goes too whose own list has become empty,
 * as a theme does with its last question.
 */
export const leaveOutRetired = <T>(value: T): T => leaveOut(value) as T;

function leaveOut(value: unknown): unknown {
  if (Array.isArray(value)) return leaveOutOfList(value);
  if (value === null || typeof value !== "object") return value;
  const said = value as Record<string, unknown>;
  const left = Object.fromEntries(Object.entries(said).map(([key, inner]) => [key, leaveOut(inner)]));
  return Object.keys(said).every((key) => left[key] === said[key]) ? said : left;
}

function leaveOutOfList(list: readonly unknown[]): readonly unknown[] {
  const left = list.flatMap((item) => {
    if (isRetired(item)) return [];
    const inner = leaveOut(item);
    return inner !== item && hasEmptied(item, inner) ? [] : [inner];
  });
  return left.length === list.length && left.every((item, index) => item === list[index]) ? list : left;
}

function hasEmptied(before: unknown, after: unknown): boolean {
  return Object.entries(after as object).some(([key, inner]) => {
    const said = (before as Record<string, unknown>)[key];
    return Array.isArray(inner) && inner.length === 0 && Array.isArray(said) && said.length > 0;
  });
}
