import { expect, test } from "vitest";
import { readPlainBlock } from "#domain/text/read-page-text";
import { expectLinear, fillText } from "#support/machine/growth";
import { findStatedFigures } from "./find-stated-figures";

const find = (text: string) => {
  const block = readPlainBlock(text, "p");
  return block ? findStatedFigures(block).map(({ start, end, key }) => [block.text.slice(start, end), key]) : [];
};

test.each([
  ["Custa R$ 1.400,00.", "R$ 1.400,00", "1400 real"],
  ["Custa r$800", "r$800", "800 real"],
  ["São 800 reais", "800 reais", "800 real"],
  ["São oitocentos reais", "oitocentos reais", "800 real"],
  ["Mil e duzentos reais", "Mil e duzentos reais", "1200 real"],
  ["Por 2 mil reais", "2 mil reais", "2000 real"],
  ["Dois mil e quinhentos reais", "Dois mil e quinhentos reais", "2500 real"],
  ["Dura dois anos", "dois anos", "2 ano"],
  ["Dura 2 anos", "2 anos", "2 ano"],
  ["Um ano de garantia", "Um ano", "1 ano"],
  ["Em até um dia", "um dia", "1 dia"],
  ["Em um único dia", "um único dia", "1 dia"],
  ["Meia hora depois", "Meia hora", "0,5 hora"],
  ["Plantão 24h", "24h", "24 hora"],
  ["Vinte e quatro horas", "Vinte e quatro horas", "24 hora"],
  ["Às 08:00", "08:00", "8 hora"],
  ["Às 8h30", "8h30", "8:30 hora"],
  ["Em 10x sem juros", "10x", "10 vez"],
  ["Em seis vezes no cartão", "seis vezes", "6 vez"],
  ["Duas vezes por ano", "Duas vezes", "2 vez"],
  ["Cai 15%", "15%", "15 %"],
  ["Dez por cento", "Dez por cento", "10 %"],
  ["Um terço do preço", "Um terço", "1 terco"],
  ["Nota cinco", "Nota cinco", "nota 5"],
  ["Cinco estrelas", "Cinco estrelas", "5 estrela"],
  ["Mais de mil clientes", "mil clientes", "1000 cliente"],
  ["Desde 1999", "1999", "1999"],
  ["Portas de 8 m²", "8 m²", "8 m2"],
  ["Oito metros quadrados", "Oito metros quadrados", "8 m2"],
  ["Sinal de 433MHz", "433MHz", "433 mhz"],
  ["Caixa IP44", "IP44", "ip44"],
  ["Motor de 1/4 HP", "1/4 HP", "1/4 hp"],
  ["Motor de meio HP", "meio HP", "0,5 hp"],
  ["Presente em doze bairros", "doze bairros", "12 bairro"],
])("%j states %j", (text, words, key) => {
  expect(find(text)).toEqual([[words, key]]);
});

test("both ends of a range count the same, and a telephone in words is one", () => {
  expect(find("De 2 a 4 horas").map(([, key]) => key)).toEqual(["2 hora", "4 hora"]);
  expect(find("Três a quatro dias").map(([, key]) => key)).toEqual(["3 dia", "4 dia"]);
  expect(find("Das oito às dezoito, ou das seis da manhã às dez").map(([, key]) => key)).toEqual(["8 hora", "18", "6 hora"]);
  expect(find("Ligue onze nove um dois três quatro")).toEqual([["onze nove um dois três quatro", "#"]]);
});

test.each([
  "{{plano-solo-preco}} e {{ garantia-motor }}",
  "1. Desligue o disjuntor. Passo 2 e etapa 3",
  "A 1ª folha e o 2º motor",
  "Dois lados, 2 folhas, cinco sinais, 5 causas",
  "Aperte duas vezes seguidas, tente uma vez",
  "Um dia a mola cede",
  "Espere um minuto; segure por dez segundos",
  "Um metro à frente, a meia altura, em dois ou três pontos",
  "Rua Vinte e Três de Maio, anos trinta, Linha 7-Rubi, Km 18",
  "Ligue 193 para os bombeiros",
  "Uma folha de três metros por dois, por exemplo",
  "Às sete da noite",
  "O motor queima de uma hora para outra, de uma hora pra outra",
  "",
])("%j states nothing", (text) => {
  expect(find(text)).toEqual([]);
});

test.each([
  ["numbers in words", "cem "],
  ["joined numbers", "cem e "],
  ["digits", "8"],
  ["full stops", "1."],
  ["ranges", "2 a "],
  ["names that never end", "{{ a"],
])("a text of %s is read in a time that grows with its length", async (_, piece) => {
  await expectLinear((length, run) => find(`${run} ${fillText(piece, length)}`), 200_000, piece);
});
