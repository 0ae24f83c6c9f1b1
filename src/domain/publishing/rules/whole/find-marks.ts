import type { TextBlock } from "#domain/text/read-page-text";

/** Signs of Markdown that nobody turned into elements. */
const MARKDOWN = /\*\*|__[\p{L}\d]|^#{1,6} ?\p{L}|\s#{2,6} \p{L}|```|\|\s?:?-{2,}|\|[^|]{1,60}\||^[-*+] \p{L}|\]\(|^-{3,}$|^>\s|`[^`\s]/u;
/** Elements and entities that visitors would read. */
const MARKUP =
  /<\/?[a-z][a-z0-9]*(?:\s|>|\/)|<!--|<!doctype|&(?:nbsp|lt|gt|amp|quot|#\d{2,4});|&lt;|"(?:html|content|title|role)"\s?:|\\n|\\u00/i;
/** Letters that were read as other ones, or not at all. */
const GARBLED = /\ufffd|Ã[\u0080-\u00bf©£§³¡ªµºƒ‰¢]|Ã\s|Â[\u00a0-\u00bf]|â€|ðŸ|[\p{Cc}\p{Co}]|\p{Ll}\?\p{Ll}/u;
const ADDRESS = /https?:\/\/|\bwww\.|\p{L}\.com(?:\.br)?\b/iu;
/** Signs without which none of these stands in a text. */
const MAY_HOLD = /[*_#`|<>&\]\\"-]/;
const MAY_BE_GARBLED = /[\ufffdÃÂâð?\ue000-\uf8ff]|[^ -\uffff]/;
const AROUND = 24;

export type Mark = "markdown" | "markup" | "garbled" | "address";

/** What of a block is no running text, as written. */
export function findMarks({ text }: TextBlock): { kind: Mark; words: string }[] {
  const bare = text.includes("{{") ? text.replace(/\{\{[^{}]*\}\}/g, "") : text;
  const found: { kind: Mark; words: string }[] = [];
  const look = (kind: Mark, pattern: RegExp) => {
    const at = pattern.exec(bare);
    if (at) found.push({ kind, words: bare.slice(at.index, at.index + Math.max(at[0].length, AROUND)).trim() });
  };
  if (MAY_HOLD.test(bare)) {
    look("markdown", MARKDOWN);
    look("markup", MARKUP);
  }
  if (MAY_BE_GARBLED.test(bare)) look("garbled", GARBLED);
  if (bare.includes("www.") || bare.includes("://") || bare.includes(".com")) look("address", ADDRESS);
  return found;
}
