import { expect, test } from "vitest";
import { facts } from "#support/content/facts";
import { findUnknownMoney } from "./text-faults";

const find = (html: string, words?: string) => findUnknownMoney(html, facts.texts, words);

test("the register's amounts pass in every way they are written", () => {
  expect(find("<p>De R$ 800 a R$ 1.500,00; até R$5.000, ou 350 reais, ou 2 mil reais.</p>")).toEqual([]);
});

test("other amounts are found once each, as the text has them", () => {
  expect(find("<p>Só R$ 799,90! Sim, <b>R$&nbsp;799,90</b>. Mais 60 reais de frete e R$ 3 mil de obra.</p>")).toEqual([
    "R$ 799,90",
    "60 reais",
    "R$ 3 mil",
  ]);
});

test("an amount the administrator gave passes", () => {
  expect(find("<p>Promoção por R$ 699.</p>", "Promoção: R$ 699,00 só este mês")).toEqual([]);
});

test("numbers that are no money are left alone", () => {
  expect(find("<p>Desde 1999, 10.000 clientes, 4 segundos, 1/4 HP, 10x.</p>")).toEqual([]);
});

test("facts by their names are no figures, whatever stands around them", () => {
  expect(find("<p>Por {{plano-solo-preco}}, R$ {{plano-rio-preco}} ou {{oferta-99}} reais, e R$ 129 a mais.</p>")).toEqual(["R$ 129"]);
});
