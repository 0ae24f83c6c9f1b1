import { escapeQuotingText } from "#domain/text/escape-html";
import { splitInlineLinks } from "#domain/text/inline-links";

/** The few elements generated pages are made of. Contents are HTML already; escape what people wrote before. */

export const heading = (text: string): string => `<h2>${text}</h2>`;
export const subheading = (text: string): string => `<h3>${text}</h3>`;
export const paragraph = (...sentences: readonly string[]): string => `<p>${sentences.filter(Boolean).join(" ")}</p>`;
export const bulletList = (items: readonly string[]): string => `<ul>${items.map((item) => `<li>${item}</li>`).join("")}</ul>`;
export const numberedList = (items: readonly string[]): string => `<ol>${items.map((item) => `<li>${item}</li>`).join("")}</ol>`;

export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const headCells = head.map((cell) => `<th>${cell}</th>`).join("");
  const bodyRows = rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join("")}</tr>`).join("");
  return `<table><thead><tr>${headCells}</tr></thead><tbody>${bodyRows}</tbody></table>`;
}

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

export const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
