import type { EditorState } from "@tiptap/pm/state";

/** A slash at the start of a word, with up to a few words behind it. */
const SLASH = /(?:^|[\s\ufffc([“"])\/((?:[\p{L}\p{N}][\p{L}\p{N} -]{0,40})?)$/u;
const LONGEST = 60;

/** Where somebody asks for a fact right before the caret: the slash, and what was typed behind it; undefined where it is nothing. */
export function findSlash({ selection }: EditorState) {
  const { $from, empty } = selection;
  if (!empty || !$from.parent.isTextblock || $from.parent.type.spec.code) return undefined;
  const before = $from.parent.textBetween(Math.max(0, $from.parentOffset - LONGEST), $from.parentOffset, undefined, "\ufffc");
  const query = SLASH.exec(before)?.[1];
  if (query === undefined) return undefined;
  return { from: $from.pos - query.length - 1, to: $from.pos, query };
}

export type Slash = NonNullable<ReturnType<typeof findSlash>>;
