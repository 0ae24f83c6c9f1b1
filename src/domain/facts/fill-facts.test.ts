import { expect, test } from "vitest";
import { findUnknownNames } from "#support/content/quoted-names";
import { expectLinear, fillText } from "#support/machine/growth";
import { fillFacts } from "./fill-facts";

const texts = { "plano-solo-preco": "R$ 800", marca: "PPA", email: "ana@exemplo.com.br" };

test("names between double braces become facts, wherever they stand", () => {
  expect(fillFacts("{{marca}} por {{ plano-solo-preco }}: só {{marca}}", texts)).toBe("PPA por R$ 800: só PPA");
});

test("a text that quotes nothing, or braces of its own, stays as it is", () => {
  for (const text of ["", "Sem nomes.  Dois espaços. ", "Use {{}} ou {{ a b }}, {{x", "{ {marca} }"])
    expect(fillFacts(text, texts)).toBe(text);
});

test("a fact that looks like a replacement pattern stands as it is", () => {
  expect(fillFacts("a {{preco}} b", { preco: "R$& $1" })).toBe("a R$& $1 b");
});

test("a fact makes neither a name nor a link", () => {
  expect(fillFacts("{{a}}, {{b}}.", { a: "{{b}}", b: "[veja](javascript:alert)" })).toBe("{{b}}, [veja] (javascript:alert).");
});

test.each([
  ["", "Atendemos {{nada}}."],
  ["", "{{nada}}"],
  ["", "CNPJ: {{nada}}"],
  ["Motor PPA.", "Motor {{marca}}. Desde {{nada}}."],
  ["Motor PPA. Com garantia.", "Motor {{marca}}. Desde {{nada}}. Com garantia."],
  ["Com garantia.", "Desde {{nada}}. Com garantia."],
  ["Quer saber? Chame!", "Quer saber? São {{nada}}! Chame!"],
  ["Espere… Pronto.", "Espere… Somos {{nada}}… Pronto."],
  ["Um.\nTrês.", "Um.\n{{nada}} sem ponto\nTrês."],
  ["", "Custa R$ 1.{{nada}} por mês."],
  ["", "Pelo art. 5 e {{nada}}."],
  ["", "Veja o art. {{nada}} da lei."],
  ["", "Casa nº 3, na Av. Paulista, {{nada}}."],
  ["", "São 1.400 reais e 4.8 pontos com {{nada}}."],
  ["", "A S. A. Silva vende {{nada}}."],
  ["", "Veja consumidor.gov.br e {{nada}}."],
  ["", "{{marca}}, da Sra. Marlene, {{nada}}."],
  ["Fim.", "Fim. 1. Avise {{nada}}"],
  ["Leia (com calma. Sem pressa) tudo.", "Leia (com calma. Sem pressa) tudo. São {{nada}}."],
  ["Depois.", "Dizem “somos {{nada}}. De verdade” por aí. Depois."],
  ["Depois.", "Veja a [garantia. Dela, {{nada}}](/garantia). Depois."],
  ["Fora.", "(Somos {{nada}}.) Fora."],
  ["Ele disse “sim.” Pronto.", "Ele disse “sim.” Pronto. {{nada}}"],
  ["Um [link.](/a) Dois.", "Um [link.](/a) Dois. {{nada}}"],
  ["É. 4 anos depois.", "É. 4 anos depois. {{nada}} fim."],
])("%j is left of %j", (left, text) => {
  expect(fillFacts(text, texts)).toBe(left);
});

test("names an object has by birth are no facts", () => {
  expect(fillFacts("Fim. {{constructor}} {{toString}} {{__proto__}}.", texts)).toBe("Fim.");
});

test("names are found in all texts of a value, each once", () => {
  const value = { a: "{{marca}} {{ preço }}", list: ["{{nada}}", 5, null, { b: "{{nada}} {{marca}}" }], day: new Date(), none: undefined };
  expect(findUnknownNames(value, texts)).toEqual(["preço", "nada"]);
});

test("the length alone makes it take time", async () => {
  const parts = [
    "{{",
    "{{ ",
    "{{nada}}",
    "{{nada}} ",
    ". ",
    ".",
    '."',
    "(",
    ")(",
    "[",
    "[a](",
    '"',
    "“a. ",
    "\n",
    " ",
    "a. B",
    "{{nada}}. A ",
    "](.",
    "art. ",
  ];
  for (const part of parts) {
    await expectLinear((length) => fillFacts(`${fillText(part, length)}a{{nada}}b`, texts), 200_000, part);
  }
});
