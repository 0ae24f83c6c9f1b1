import { expect, test } from "vitest";
import { findOwnFigures } from "./find-own-figures";

test.each([
  ["Custa R$ 350 no local.", ["R$ 350"]],
  ["Dura dez anos.", ["dez anos"]],
  ["Vinte e quatro horas por dia.", ["Vinte e quatro horas"]],
  ["Revisão duas vezes por ano.", ["duas vezes"]],
  ["Cobre em um ano.", ["um ano"]],
])("%s states a figure", (text, figures) => {
  expect(findOwnFigures(text, [])).toEqual(figures);
});

test("facts, known quantities, addresses of links and manners of speech are none", () => {
  expect(findOwnFigures("De {{vida-util}}, em rede de 220 V, [aqui](/topicos/top-10).", ["220 V"])).toEqual([]);
  expect(findOwnFigures("Tente uma vez; aperte duas vezes seguidas, com as duas mãos.", [])).toEqual([]);
});
