import { withoutTags } from "#domain/page/plain-text";

/**
 * Text whose tables scroll by themselves where they are wider than a phone, by keyboard too, each named by its columns.
 * @param html of a text that stands on a page, as our build or the sanitiser left it
 */
export function letTablesScroll(html: string): string {
  return html
    .replace(
      /<table\b/g,
      (table, start: number) => `<div class="wide" role="group" tabindex="0" aria-label="${nameTable(html, start)}">${table}`,
    )
    .replace(/<\/table>/g, "</table></div>");
}

function nameTable(html: string, start: number): string {
  const [firstRow = ""] = html.slice(start).split(/<\/t(?:r|able)>/, 1);
  const columns = Array.from(firstRow.matchAll(/<th\b[^>]*>(.*?)<\/th>/gs), ([, cell = ""]) => withoutTags(cell, "").trim());
  return ["Tabela", columns.filter(Boolean).join(", ")].filter(Boolean).join(": ").replaceAll('"', "&quot;");
}
