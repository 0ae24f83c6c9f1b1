import { changeDocument, hasEmptied, isParts } from "#domain/text/change-document";

/**
 * A document without the items that are retired; itself when none is. An item goes too whose own list has become empty,
 * as a theme does with its last question.
 */
export const leaveOutRetired = <T>(value: T): T => changeDocument(value, { text: (text) => text, item: settleItem });

function settleItem(before: unknown, after: unknown): unknown {
  if (!isParts(before) || !isParts(after)) return after;
  return isRetired(before) || Object.keys(before).some((key) => hasEmptied(before[key], after[key])) ? undefined : after;
}

/** What the owner took off the site and keeps: an item of a list that says so. */
const isRetired = ({ retired, state }: Readonly<Record<string, unknown>>) => retired === true || state === "retirado";
