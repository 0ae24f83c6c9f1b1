import { escapeQuotingText } from "#domain/text/escape-html";
import { splitInlineLinks } from "#domain/text/inline-links";

/** A text of the knowledge base as HTML: links become links, facts stay as names. */
export function toHtml(text: string): string {
  if (!text.includes("[")) return escapeQuotingText(text);
  return splitInlineLinks(text)
    .map(({ text: shown, path }) => {
      const escaped = escapeQuotingText(shown);
      return path === undefined ? escaped : `<a href="${escapeQuotingText(path)}">${escaped}</a>`;
    })
    .join("");
}

/** As it stands after a colon or within a sentence; names in capitals stay. */
export function lowerFirst(text: string): string {
  return /^\p{Lu}(?!\p{Lu})/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

export function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
