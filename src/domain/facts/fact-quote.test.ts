import { expect, test } from "vitest";
import { findQuotes, quoteFact } from "./fact-names";

test("what a text quotes is found where it stands and as it is written, right or not", () => {
  expect(findQuotes("De {{marca}}, {{ Plano Lua }} {{}} {{ }} { {x} }")).toEqual([
    { index: 3, quote: "{{marca}}", name: "marca" },
    { index: 14, quote: "{{ Plano Lua }}", name: "Plano Lua" },
  ]);
  expect(findQuotes(quoteFact("pacote-simples-area"))).toEqual([
    { index: 0, quote: "{{pacote-simples-area}}", name: "pacote-simples-area" },
  ]);
});
