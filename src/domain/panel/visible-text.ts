/** Signs that show nothing, turn the direction of others, or break a line; and letters that are blank. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\u115F\u1160\u3164\uFFA0]/gu;
/** What joins the parts of one emoji. */
const JOINED_EMOJI = /\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\uFE0F)*\u200D$/u;

/**
 * A stranger's text of one line as it is: what would hide in it, or turn it round, stands there by its number.
 * @example toVisibleText("/abc\u202Egpj.exe") // "/abc[U+202E]gpj.exe"
 */
export function toVisibleText(text: string): string {
  return text.replace(INVISIBLE, (sign, at: number) =>
    sign === "\u200D" && JOINED_EMOJI.test(text.slice(Math.max(0, at - 4), at + 1)) ? sign : nameSign(sign),
  );
}

/** As `toVisibleText`, line by line. */
export const toVisibleLines = (text: string) => text.split("\n").map(toVisibleText).join("\n");
const nameSign = (sign: string) => `[U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}]`;
