import { expect, test } from "vitest";
import { fitTitle, type TitleBox } from "./fit-title";

const box: TitleBox = { width: 580, height: 324, minSize: 42, maxSize: 78, maxLines: 4, lineHeight: 1.1, spaceWidth: 0.25 };
/** As if every letter were as wide as the middle one. */
const fitInBox = (title: string, changes: Partial<TitleBox> = {}) =>
  fitTitle(
    title.split(" ").map((text) => ({ text, width: text.length * 0.6 })),
    { ...box, ...changes },
  );
const widthOf = (line: string) => line.replaceAll(" ", "").length * 0.6 + (line.split(" ").length - 1) * 0.25;

test("a word alone is as large as the box allows", () => {
  expect(fitInBox("Portão")).toEqual({ size: 78, lines: ["Portão"] });
  expect(fitInBox("Responsabilidade")).toEqual({ size: 60, lines: ["Responsabilidade"] });
});

test("lines are even and end in no preposition", () => {
  expect(fitInBox("Motor para Portão PPA em Santana")?.lines).toEqual(["Motor para", "Portão PPA", "em Santana"]);
  expect(fitInBox("Motor de portão com a instalação inclusa no preço")?.lines).toEqual([
    "Motor de portão",
    "com a instalação",
    "inclusa no preço",
  ]);
});

test.each([
  "Garantia",
  "Dúvidas Frequentes Sobre Portões Automáticos",
  "Portão basculante automático, com motor e instalação no mesmo pacote",
  "Conserto de portão automático em Santana: como escolher o técnico certo?",
  "a b c d e f g h i j k l m n o p q r s t u v w x y z a b c d e f g h i j k l m",
])("%j stays in the box with every word in order", (title) => {
  const fitted = fitInBox(title);
  expect(fitted).toBeDefined();
  const { size, lines } = fitted ?? { size: 0, lines: [] };
  expect(lines.join(" ")).toBe(title);
  expect(lines.length).toBeLessThanOrEqual(box.maxLines);
  expect(size).toBeGreaterThanOrEqual(box.minSize);
  expect(size * lines.length * box.lineHeight).toBeLessThanOrEqual(box.height);
  for (const line of lines) expect(widthOf(line) * size, line).toBeLessThanOrEqual(box.width);
});

test("what would be too small does not fit", () => {
  expect(fitInBox("Portão ".repeat(28).trim())).toBeUndefined();
  expect(fitInBox("x".repeat(200))).toBeUndefined();
  expect(fitInBox("Responsabilidade", { minSize: 61 })).toBeUndefined();
});
