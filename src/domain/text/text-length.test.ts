import { expect, test } from "vitest";
import { countWords, judgeDescription } from "./text-length";

test.each([
  ["", 0],
  ["<p></p>", 0],
  ["<p>Um <strong>motor</strong> novo</p><p>aqui</p>", 4],
  ["<ul><li>Um</li><li>Dois</li></ul>&nbsp;", 2],
])("%j has %i words", (html, count) => {
  expect(countWords(html)).toBe(count);
});

test("a description is judged by its length", () => {
  expect(judgeDescription("  ")).toContain("padrão");
  expect(judgeDescription("Curta.")).toContain("Curta");
  expect(judgeDescription("a".repeat(120))).toContain("Bom tamanho");
  expect(judgeDescription("a".repeat(161))).toContain("Longa");
});
