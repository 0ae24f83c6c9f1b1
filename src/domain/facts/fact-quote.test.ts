import { expect, test } from "vitest";
import { describeUnknownNames, listQuotedNames, quoteFact } from "./fact-quote";

test("the names a text quotes are found once each, however they are spaced", () => {
  expect(listQuotedNames("<p>{{marca}} por {{ plano-solo-preco }}, {{marca}} {{}} { {x} }</p>")).toEqual(["marca", "plano-solo-preco"]);
  expect(listQuotedNames(quoteFact("pacote-simples-area"))).toEqual(["pacote-simples-area"]);
});

test("unknown names are told of by their quotes", () => {
  expect(describeUnknownNames([])).toBeUndefined();
  expect(describeUnknownNames(["plano-lua"])).toContain("O dado “{{plano-lua}}” não existe.");
  expect(describeUnknownNames(["a", "b"])).toContain("“{{a}}”, “{{b}}” não existem.");
});
