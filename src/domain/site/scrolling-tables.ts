import { withoutTags } from "#domain/text/plain-text";

/** So many columns find room on a phone; wider tables say that they scroll. */
const MAX_ON_PHONE = 3;

/**
 * Text whose tables scroll by themselves where they are wider than a phone, by keyboard too, each named by its columns.
 * @param html of a text that stands on a page, as our build or the sanitiser left it
 */
export function letTablesScroll(html: string): string {
  return html
    .replace(/<table\b/g, (table, start: number) => {
      const row = readFirstRow(html, start);
      const isWide = (row.match(/<t[hd]\b/g) ?? []).length > MAX_ON_PHONE;
      const open = `<div class="wide" role="group" tabindex="0" aria-label="${nameTable(row)}">${table}`;
      return isWide ? `<p class="wide-hint">Arraste a tabela para o lado.</p>${open}` : open;
    })
    .replace(/<\/table>/g, "</table></div>");
}

const readFirstRow = (html: string, start: number) => html.slice(start).split(/<\/t(?:r|able)>/, 1)[0] ?? "";

function nameTable(firstRow: string): string {
  const columns = Array.from(firstRow.matchAll(/<th\b[^>]*>(.*?)<\/th>/gs), ([, cell = ""]) => withoutTags(cell, "").trim());
  return ["Tabela", columns.filter(Boolean).join(", ")].filter(Boolean).join(": ").replaceAll('"', "&quot;");
}
