import { expect, test } from "vitest";
import { fillFacts, fillFactsDeep } from "./fill-facts";

const texts = { "plano-solo-preco": "R$ 800", marca: "PPA" };

test("names between double braces become facts, wherever they stand", () => {
  expect(fillFacts("{{marca}} por {{ plano-solo-preco }}: só {{marca}}", texts)).toBe("PPA por R$ 800: só PPA");
});

test("a fact that looks like a replacement pattern stands as it is", () => {
  expect(fillFacts("a {{preco}} b", { preco: "R$& $1" })).toBe("a R$& $1 b");
});

test("an unknown name is refused by its name", () => {
  expect(() => fillFacts("por {{plano-lua-preco}}", texts)).toThrow(/plano-lua-preco/);
});

test("names an object has by birth are no facts", () => {
  expect(() => fillFacts("{{constructor}}", texts)).toThrow(/constructor/);
  expect(() => fillFacts("{{toString}}", texts)).toThrow(/toString/);
});

test("every text inside a value is filled and everything else is left alone", () => {
  const updated = new Date("2026-11-20");
  expect(fillFactsDeep({ title: "{{marca}}", list: ["{{marca}}", 5, null], inner: { updated } }, texts)).toEqual({
    title: "PPA",
    list: ["PPA", 5, null],
    inner: { updated },
  });
});
