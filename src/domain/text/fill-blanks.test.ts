import { expect, test } from "vitest";
import { fillBlanks, listBlanks } from "./fill-blanks";

const blanks = { lugar: "Santana {título}", título: "<b>" };

test("what a page knows stands in the blanks, once", () => {
  expect(fillBlanks("Em {lugar}, {título} e {lugar}.", blanks)).toBe("Em Santana {título}, <b> e Santana {título}.");
});

test("a text that lacks a blank is still a text, and an unknown blank stays", () => {
  expect(fillBlanks("Orçamento", blanks)).toBe("Orçamento");
  expect(fillBlanks("{toString} {cidade}", blanks)).toBe("{toString} {cidade}");
});

test("names of facts are none", () => {
  expect(fillBlanks("{{lugar}} {{{lugar}}} { lugar }", blanks)).toBe("{{lugar}} {{{lugar}}} { lugar }");
  expect(listBlanks("{lugar}, {{marca}}, {título}")).toEqual(["lugar", "título"]);
});

test("every text inside a value is filled, but no markup", () => {
  expect(fillBlanks({ title: "{título}", list: ["{título}", 1], html: "<p>{título}</p>" }, blanks)).toEqual({
    title: "<b>",
    list: ["<b>", 1],
    html: "<p>{título}</p>",
  });
});
