import { escapeHtml } from "#domain/text/escape-html";
import { countWords } from "#domain/text/text-length";

/** So many words stand on a page of 7,000 pixels on a phone, with all that is around them; of more, those of the first parts. */
const MOST_WORDS = 760;
const MOST_UNFOLDED = 600;
const PARTS = /(?=<h2\b)/;
const HEADING_END = "</h2>";
/** What may hold a heading, so that a part would begin within it. */
const HOLDERS = /<(\/?)(?:blockquote|table|ul|ol|div|details)\b/g;

/**
 * A long text, of which a phone shows the later parts by their headings, each to be opened; see `PhoneFold`.
 * @param html of a text that stands on a page, as our build or the sanitiser left it
 * @param open what opens a part
 */
export function foldLongText(html: string, open: string): string {
  const parts = html.split(PARTS);
  if (countWords(html) <= MOST_WORDS || !parts.every(isWhole)) return html;
  let words = 0;
  return parts
    .map((part) => {
      words += countWords(part);
      const start = part.indexOf(HEADING_END) + HEADING_END.length;
      if (words <= MOST_UNFOLDED || start < HEADING_END.length) return part;
      const summary = `<summary>${escapeHtml(open)}</summary>`;
      return `${part.slice(0, start)}<details class="phone-fold">${summary}<div class="prose">${part.slice(start)}</div></details>`;
    })
    .join("");
}

function isWhole(part: string): boolean {
  const holders = [...part.matchAll(HOLDERS)];
  return holders.filter(([, closes]) => closes).length * 2 === holders.length;
}
