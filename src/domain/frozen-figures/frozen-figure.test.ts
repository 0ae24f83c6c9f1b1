import { expect, test } from "vitest";
import { describeFacts } from "#domain/facts/published-business";
import { register } from "#support/content/register";
import { expectLinear, fillText } from "#support/machine/growth";
import { findFrozenFigures } from "./frozen-figure";
import { listFigures } from "./known-figures";

const known = listFigures(describeFacts(register));
const find = (text: string, { isHtml = true, title = "" } = {}) => findFrozenFigures(text, known, { isHtml, title });
const found = (text: string) => find(text).map((one) => [one.text, one.figure]);

test.each([
  ["<p>Por R$ 800.</p>", "R$ 800", "R$ 800"],
  ["<p>Por R$ 800,00 à vista</p>", "R$ 800,00", "R$ 800"],
  ["<p>Por R$800</p>", "R$800", "R$ 800"],
  ["<p>Por R$&nbsp;800!</p>", "R$&nbsp;800", "R$ 800"],
  ["<p>Por R$&#160;800</p>", "R$&#160;800", "R$ 800"],
  ["<p>Por R$\u00a0800</p>", "R$\u00a0800", "R$ 800"],
  ["<p>Por r$ 0800</p>", "r$ 0800", "R$ 800"],
  ["<p>São 800 reais</p>", "800 reais", "R$ 800"],
  ["<p>São R$ 800 reais</p>", "R$ 800 reais", "R$ 800"],
  ["<p>Por R$ 1400</p>", "R$ 1400", "R$ 1.400"],
  ["<p>Por R$ 1.400,00</p>", "R$ 1.400,00", "R$ 1.400"],
  ["<p>Troca: R$ 800 a R$ 1.500.</p>", "R$ 800 a R$ 1.500", "R$ 800 a R$ 1.500"],
  ["<p>De R$ 800,00 até R$ 1.500,00</p>", "R$ 800,00 até R$ 1.500,00", "R$ 800 a R$ 1.500"],
  ["<p>R$ 800 – 1.500</p>", "R$ 800 – 1.500", "R$ 800 a R$ 1.500"],
  ["<p>De 800 a 1.500 reais</p>", "800 a 1.500 reais", "R$ 800 a R$ 1.500"],
  ["<p>Garantia de <strong>2 anos</strong>.</p>", "2 anos", "2 anos"],
  ["<p>Garantia de 2\n  anos</p>", "2\n  anos", "2 anos"],
  ["<p>Instala em 2 a 4 horas.</p>", "2 a 4 horas", "2 a 4 horas"],
  ["<p>Instala em 2-4 horas.</p>", "2-4 horas", "2 a 4 horas"],
  ["<p>Em até 24 horas</p>", "24 horas", "24 horas"],
  ["<p>De manhã, das 8h às 12h.</p>", "das 8h às 12h", "das 8h às 12h"],
  ["<p>Das 08:00 as 12:00</p>", "Das 08:00 as 12:00", "das 8h às 12h"],
  ["<p>Das 08h00 às 12hs</p>", "Das 08h00 às 12hs", "das 8h às 12h"],
  ["<p>Em 10x sem juros</p>", "10x sem juros", "10x sem juros"],
  ["<p>Em 10 vezes sem juros</p>", "10 vezes sem juros", "10x sem juros"],
  ["<p>Portas de 8 m2</p>", "8 m2", "8 m²"],
  ["<p>Até 6m de vão</p>", "6m", "6 metros"],
  ["<p>Motor de 1/2 HP</p>", "1/2 HP", "1/2 HP"],
  ["<p>Abre em 4, 8 e 16 segundos</p>", "4, 8 e 16 segundos", "4, 8 e 16 segundos"],
  ["<p>Uma vez por ano</p>", "Uma vez por ano", "uma vez por ano"],
  ["<p>Já são 10.000+ clientes</p>", "10.000+ clientes", "mais de 10.000 clientes"],
  ["<p>Mais de 10.000 clientes</p>", "Mais de 10.000 clientes", "mais de 10.000 clientes"],
  ["<p>Desde 1999</p>", "1999", "1999"],
  ["<p>Desde o ano de 1999</p>", "1999", "1999"],
  ["R$ 800", "R$ 800", "R$ 800"],
  ["<ul><li>R$ 800</li></ul>", "R$ 800", "R$ 800"],
  ["<p>a < b e R$ 800</p>", "R$ 800", "R$ 800"],
])("%j states %j, which is %j", (html, text, figure) => {
  expect(found(html)).toEqual([[text, figure]]);
  const [one] = find(html);
  expect(html.slice(one?.start, one?.end)).toBe(text);
});

test.each([
  "<p>R$ 8000</p>",
  "<p>R$ 8.000</p>",
  "<p>R$ 800,50</p>",
  "<p>R$ 800.50</p>",
  "<p>R$ 800 mil</p>",
  "<p>R$ 800 000</p>",
  "<p>US$ 800</p>",
  "<p>AR$ 800</p>",
  "<p>1 800 reais</p>",
  "<p>1.800 reais</p>",
  "<p>R$ 800 a 900</p>",
  "<p>12 anos</p>",
  "<p>1/2 anos</p>",
  "<p>3 a 24 horas</p>",
  "<p>2 ou 3 anos</p>",
  "<p>2 anos e meio</p>",
  "<p>1 ano e 6 meses</p>",
  "<p>2 anosluz</p>",
  "<p>x2 anos</p>",
  "<p>das 8h30 às 12h</p>",
  "<p>em 1999</p>",
  "<p>desde R$ 1.999</p>",
  "<p>Decreto 7.962/2013, CNPJ 00.000.000/0001-00</p>",
  "<p>R$ 800<b>0</b></p>",
  "<p>R$ <b>800</b>,50</p>",
  "<p>R$ 800<em><b>,50</b></em></p>",
  "<p>R$ 80&#48;0</p>",
  "<p>R$ 800&#48;</p>",
  '<p><img src="https://x.example/a.png" alt="R$ 800"></p>',
  '<p><a title="por > R$ 800" href="/a">Veja</a></p>',
  "<!-- R$ 800 <b>2 anos</b> -->",
  "<p>{{plano-solo-preco}} e {{ garantia-motor }}</p>",
  "<p>Sem nada, {{ e }} {aqui}</p>",
  "<p>PPA, Abre Fácil Portões</p>",
  "<p <b R$ 800",
  "",
])("%j states no figure of the register", (html) => {
  expect(found(html)).toEqual([]);
});

test("several figures of one text keep their order, and names beside them are left alone", () => {
  const html = "<p>O Solo sai por R$ 800, o Rio por {{plano-rio-preco}} e o Seg por R$ 1.400, com 3 anos e 4 controles.</p>";
  expect(found(html).map(([text]) => text)).toEqual(["R$ 800", "R$ 1.400", "3 anos", "4 controles"]);
});

test("a description is text: what looks like a tag in it is none", () => {
  expect(find("Motor <b R$ 800 & garantia de 2 anos", { isHtml: false }).map(({ text }) => text)).toEqual(["R$ 800", "2 anos"]);
});

test("words around put the fact they speak of first", () => {
  const best = (html: string, title?: string) => find(html, { title })[0]?.suggested;
  expect(best("<p>O plano Solo custa R$ 800.</p>")).toBe("plano-solo-preco");
  expect(best("<p>O pacote Simples sai por R$ 800, e o plano Rio por R$ 950.</p>")).toBe("pacote-simples-preco");
  expect(best("<h3>Plano Solo</h3><ul><li>Preço: R$ 800</li></ul>")).toBe("plano-solo-preco");
  expect(best("<tr><td>Simples</td><td>R$ 800</td></tr>")).toBe("pacote-simples-preco");
  expect(best("<p>A garantia da instalação é de 1 ano.</p>")).toBe("garantia-instalacao");
  expect(best("<p>Por R$ 800.</p>", "Plano Solo em Osasco")).toBe("plano-solo-preco");
  expect(best("<p>Por R$ 800.</p>")).toBeUndefined();
  expect(best("<p>São R$ 800 no plano Solo.</p>")).toBe("plano-solo-preco");
  expect(find("<p>Por R$ 800.</p>")[0]?.names).toEqual(expect.arrayContaining(["plano-solo-preco", "pacote-simples-preco"]));
});

test("each figure of a sentence goes by the words nearest to it", () => {
  const html = "<p>O plano Solo custa R$ 800 e o pacote Simples, também R$ 800.</p>";
  expect(find(html).map(({ suggested }) => suggested)).toEqual(["plano-solo-preco", "pacote-simples-preco"]);
});

test("the sentence is that of the figure, without tags, with facts as they read", () => {
  const html = "<p>Antes. O <b>plano</b>&nbsp;Solo, da {{marca}}, custa R$ 800 à vista. Depois.</p>";
  expect(find(html)[0]?.sentence).toEqual({ before: "O plano Solo, da PPA, custa ", after: " à vista." });
  const cell = "<h3>Plano Solo</h3><table><tr><td>Preço</td><td>R$ 800</td></tr></table>";
  expect(find(cell)[0]?.sentence).toEqual({ before: "Plano Solo · Preço · ", after: "" });
});

test("what a fact read before is found too, after those that read so today", () => {
  const texts = { "plano-solo-preco": "R$ 900", "pacote-simples-preco": "R$ 800" };
  const changed = listFigures(texts, [
    { name: "plano-solo-preco", text: "R$ 800" },
    { name: "plano-solo-preco", text: "R$ 750" },
  ]);
  const html = "<p>Por R$ 800, ontem R$ 750, hoje R$ 900.</p>";
  expect(findFrozenFigures(html, changed, { isHtml: true, title: "" }).map(({ figure, names }) => [figure, names])).toEqual([
    ["R$ 800", ["pacote-simples-preco", "plano-solo-preco"]],
    ["R$ 750", ["plano-solo-preco"]],
    ["R$ 900", ["plano-solo-preco"]],
  ]);
});

test("a long sentence is cut at words", () => {
  const [one] = find(`<p>${"palavra ".repeat(100)}R$ 800 ${"palavra ".repeat(100)}</p>`);
  expect(one?.sentence.before).toMatch(/^…palavra .*palavra $/);
  expect(one?.sentence.after).toMatch(/^ palavra.*palavra…$/);
  expect(one?.sentence.before.length).toBeLessThanOrEqual(141);
});

test.each<[string, (length: number) => string]>([
  ["many tags", (length) => fillText("<b>", length)],
  ["a tag that never ends", (length) => fillText("<a ", length)],
  ["a quote that never ends", (length) => `<a title="${fillText("R$ 800 ", length)}`],
  ["names that never end", (length) => fillText("{{ a", length)],
  ["braces", (length) => fillText("{", length)],
  ["one number", (length) => fillText("8", length)],
  ["full stops", (length) => fillText("1.", length)],
  ["entities", (length) => fillText("&#56;", length)],
  ["comments that never end", (length) => fillText("<!-- ", length)],
  ["ends of tags", (length) => fillText("R$ 800>", length)],
  ["beginnings of a range", (length) => fillText("R$ 800 a ", length)],
  ["figures without end", (length) => fillText("1 ano ", length)],
  ["white space", (length) => `R$${fillText(" ", length)}800`],
  ["accents", (length) => fillText("e\u0301", length)],
])("a text of %s is read in a time that grows with its length", async (what, write) => {
  const findBoth = (html: string) => [find(html), find(html, { isHtml: false })];
  await expectLinear((length, run) => findBoth(`${run} ${write(length)}`), 200_000, what);
});
