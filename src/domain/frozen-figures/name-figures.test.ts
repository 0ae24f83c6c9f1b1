import { expect, test } from "vitest";
import { nameFigures, shiftPlace } from "./name-figures";

const html = "<p>R$ 800 e 2 anos, R$ 800</p>";
const price = { start: 3, end: 9, text: "R$ 800", name: "plano-solo-preco" };
const term = { start: 12, end: 18, text: "2 anos", name: "garantia-motor" };

test("figures become names, in whatever order they were chosen", () => {
  expect(nameFigures(html, [term, price])).toBe("<p>{{plano-solo-preco}} e {{garantia-motor}}, R$ 800</p>");
  expect(nameFigures(html, [])).toBe(html);
});

test.each([
  ["another text", [{ ...price, text: "R$ 900" }]],
  ["another place", [{ ...price, start: 4, end: 10 }]],
  ["the same twice", [price, price]],
  ["two that overlap", [price, { ...price, start: 6, text: "800" }]],
  ["nothing", [{ ...price, end: 3, text: "" }]],
  ["no name", [{ ...price, name: "a}} <b" }]],
  ["beyond the end", [{ ...price, start: 90, end: 96 }]],
])("%s is refused", (_, choices) => {
  expect(nameFigures(html, choices)).toBeUndefined();
});

test("what comes after a named figure moves with it", () => {
  const last = html.lastIndexOf("R$");
  const named = nameFigures(html, [price, term]) ?? "";
  expect(named.slice(shiftPlace(last, [price, term])).startsWith("R$ 800<")).toBe(true);
  expect(shiftPlace(price.start, [term])).toBe(price.start);
});
