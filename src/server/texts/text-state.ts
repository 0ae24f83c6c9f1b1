import { isDeepStrictEqual } from "node:util";
import { isUsableText, TEXT } from "../content/lay-texts";
import type { OwnerValue } from "../owner-values/owner-values";

/**
 * `factory`: what the file says. `changed`: the owner's. `newer`: the owner's, and the file says something else than when
 * it was saved. `own`: the owner's, without a file. `unfit`: the owner's, which this release cannot show.
 */
export type TextState = "factory" | "changed" | "newer" | "own" | "unfit";

/** Whether two documents say the same, in whatever order their parts were written. */
export const isSameText = (one: unknown, other: unknown): boolean => isDeepStrictEqual(asStored(one), asStored(other));

/** @param written what the file says; undefined when there is none. */
export function findTextState(written: unknown, own: Pick<OwnerValue, "path" | "value" | "base"> | undefined): TextState {
  if (!own || own.value === null) return "factory";
  if (!isUsableText(own.path.slice(TEXT.length), own.value)) return "unfit";
  if (written === undefined) return "own";
  return isSameText(own.base, written) ? "changed" : "newer";
}

const asStored = (value: unknown): unknown => (value === undefined ? null : JSON.parse(JSON.stringify(value)));
