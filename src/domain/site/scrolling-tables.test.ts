import { expect, test } from "vitest";
import { letTablesScroll } from "./scrolling-tables";

const ROWS =
  "<thead><tr><th>Plano</th><th><strong>Preço</strong> &amp; prazo</th></tr></thead><tbody><tr><td>a</td><td>b</td></tr></tbody>";

test("a table stands in a part that scrolls, is reached by keyboard and named by its columns", () => {
  expect(letTablesScroll(`<p>x</p><table>${ROWS}</table><p>y</p>`)).toBe(
    `<p>x</p><div class="wide" role="group" tabindex="0" aria-label="Tabela: Plano, Preço &amp; prazo"><table>${ROWS}</table></div><p>y</p>`,
  );
});

test("a table without heads is named all the same, and a quote in a head stays in the name", () => {
  expect(letTablesScroll("<table><tbody><tr><td>a</td></tr></tbody></table>")).toContain('aria-label="Tabela"');
  expect(letTablesScroll('<table><tr><th>a "b"</th></tr></table>')).toContain('aria-label="Tabela: a &quot;b&quot;"');
});

test("text without a table stays as it is", () => {
  expect(letTablesScroll("<p>tabela, &lt;table&gt;</p>")).toBe("<p>tabela, &lt;table&gt;</p>");
});

test("a table of more columns than a phone has room for says before it that it scrolls", () => {
  const rowOf = (columns: number) => `<table><tr>${"<th>a</th>".repeat(columns)}</tr></table>`;
  expect(letTablesScroll(rowOf(4))).toMatch(/^<p class="wide-hint">Arraste a tabela para o lado\.<\/p><div class="wide"/);
  expect(letTablesScroll(rowOf(3))).toMatch(/^<div class="wide"/);
});
