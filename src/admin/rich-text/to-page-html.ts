/** A paragraph that a list item or a cell holds first, before its end or a list within it. */
const LONE_PARAGRAPH = /<(li|td|th)([^>]*)><p>((?:(?!<\/?(?:p|ul|ol|table|blockquote|pre|h[1-6])\b).)*)<\/p>(?=<\/\1>|<(?:ul|ol)\b)/gs;
const FACT = /<span data-fact="">([^<]*)<\/span>/g;
const SINGLE_SPAN = / (?:colspan|rowspan)="1"/g;
const HEAD_ROW = /<table><tbody>(<tr>(?:<th\b[^>]*>(?:(?!<\/th>).)*<\/th>)+<\/tr>)/gs;
/** Without what the library says of it, as it is stored. */
const PHOTO = /<img src="(\/fotos\/[^"]*)" alt=""\s*\/?>/g;
const WITHOUT_TEXT = /^(?:<p>(?:<br[^>]*>)?<\/p>)*$/;

/**
 * The editor's HTML as pages are written: no paragraph inside an item or a cell that has only that, a head row in a
 * table's head, facts as their bare names, photographs without an empty caption, and nothing for an empty text.
 * @example toPageHtml("<ul><li><p>Um</p></li></ul>") // "<ul><li>Um</li></ul>"
 */
export function toPageHtml(html: string): string {
  if (WITHOUT_TEXT.test(html)) return "";
  return html
    .replace(FACT, "$1")
    .replace(SINGLE_SPAN, "")
    .replace(PHOTO, '<img src="$1" />')
    .replaceAll("<figcaption></figcaption>", "")
    .replace(LONE_PARAGRAPH, "<$1$2>$3")
    .replace(HEAD_ROW, "<table><thead>$1</thead><tbody>")
    .replaceAll("<tbody></tbody>", "");
}

/** Elements that pages may have and the visual editor would drop. */
const LOST_ELEMENTS = ["div", "section", "span", "figure", "figcaption", "caption"] as const;

const PHOTO_FIGURE = /<figure>\s*<img src="\/fotos\/[^<>]*>\s*(?:<figcaption>((?:(?!<\/figcaption>)[\s\S])*)<\/figcaption>\s*)?<\/figure>/g;

/** Which of a text's elements the visual editor would drop at the first change. */
export function findLostElements(html: string): string[] {
  const others = html.replace(PHOTO_FIGURE, "$1");
  return LOST_ELEMENTS.filter((name) => new RegExp(`<${name}\\b`, "i").test(others));
}
