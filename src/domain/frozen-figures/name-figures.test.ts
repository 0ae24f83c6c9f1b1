import { expect, test } from "vitest";
import { describeFacts } from "#domain/facts/published-business";
import { register } from "#support/content/register";
import { listFigures } from "./known-figures";
import { isNamedFrom, nameFigures } from "./name-figures";

const known = listFigures(describeFacts(register));
const HTML = '<p title="R$ 800">O plano Solo sai por R$&nbsp;800, com 4 controles, e <b>2 anos</b> de garantia. R$ 800.</p>';
const name = (wanted: [string, string?][], html = HTML) =>
  nameFigures(html, known, { isHtml: true, title: "" }, new Map(wanted.map(([figure, fact]) => [figure, fact])));

test("figures that are asked for become names, of that fact or of the one that the words around speak for", () => {
  expect(name([["R$ 800"]], "<p>O plano Solo sai por R$&nbsp;800.</p>")).toEqual({
    text: "<p>O plano Solo sai por {{plano-solo-preco}}.</p>",
    changes: ["R$&nbsp;800 → {{plano-solo-preco}}"],
  });
  const { text } = name([["R$ 800", "pacote-simples-preco"]]);
  expect(text).toBe(HTML.replace("R$&nbsp;800", "{{pacote-simples-preco}}").replace("R$ 800.", "{{pacote-simples-preco}}."));
});

test.each<[string, [string, string?][], string]>([
  ["what nobody asked for", [], HTML],
  ["a fact that does not read so", [["R$ 800", "plano-rio-preco"]], HTML],
  ["what is no fact", [["R$ 800", "a}} <b"]], HTML],
  ["what may be several facts, none of them more than others", [["R$ 800"]], "<p>Por R$ 800.</p>"],
])("%s leaves the text as it is", (_, wanted, html) => {
  expect(name(wanted, html)).toEqual({ text: html, changes: [] });
});

test("a text is known again from which only figures became names", () => {
  const { text } = name([["R$ 800", "plano-solo-preco"], ["2 anos"]]);
  expect(text).not.toBe(HTML);
  expect(isNamedFrom(text, HTML, known, true)).toBe(true);
  expect(isNamedFrom(HTML, HTML, known, true)).toBe(true);
  for (const other of [`${text} `, ` ${text}`, text.replace("plano-solo", "plano-rio"), text.replace("com", "sem"), HTML.replace("4", "5")])
    expect(isNamedFrom(other, HTML, known, true)).toBe(false);
});
