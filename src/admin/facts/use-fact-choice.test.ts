import { expect, test } from "vitest";
import { findFacts } from "./use-fact-choice";

const facts = [
  { name: "plano-solo-preco", label: "Plano Solo: preço", group: "Planos e preços", text: "R$ 800", isPublished: true },
  { name: "garantia-motor", label: "Garantia do motor", group: "Garantias", text: "2 anos", isPublished: true },
  { name: "plano-seg-garantia", label: "Plano Seg: garantia", group: "Planos e preços", text: "3 anos", isPublished: true },
  { name: "feriados", label: "Aviso de feriados", group: "Horários", text: "", isPublished: false },
];

const names = (query: string) => findFacts(facts, query).map(({ name }) => name);

test.each([
  ["", ["plano-solo-preco", "garantia-motor", "plano-seg-garantia"]],
  ["PRECO solo", ["plano-solo-preco"]],
  ["preço", ["plano-solo-preco", "plano-seg-garantia"]],
  ["800", ["plano-solo-preco"]],
  ["plano-seg", ["plano-seg-garantia"]],
  ["anos gar", ["garantia-motor", "plano-seg-garantia"]],
  ["lua", []],
])("%j finds %j", (query, found) => {
  expect(names(query)).toEqual(found);
});
