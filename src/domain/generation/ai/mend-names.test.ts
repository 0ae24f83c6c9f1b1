import { expect, test } from "vitest";
import { facts, isFact } from "#support/content/facts";
import { mendNames } from "./tidy-text";

const mend = (html: string) => mendNames(html, isFact, facts.texts);

test.each([
  "{{plano-solo-preco}}",
  "{{ plano-solo-preco }}",
  "{{Plano-Solo-Preco}}",
  "{{plano solo preço}}",
  "{{plano_solo_preco}}",
  "{{ plano-solo-preco\n}}",
  "{plano-solo-preco}",
  "{{{plano-solo-preco}}}",
])("%j is put right", (written) => {
  expect(mend(`<p>Custa ${written}.</p>`)).toBe("<p>Custa {{plano-solo-preco}}.</p>");
});

test("a currency or a unit that the fact brings is not said twice", () => {
  expect(mend("<p>R$ {{plano-solo-preco}} e {{instalacao-prazo}} horas, ou {{garantia-motor}} anos depois.</p>")).toBe(
    "<p>{{plano-solo-preco}} e {{instalacao-prazo}}, ou {{garantia-motor}} depois.</p>",
  );
  expect(mend("<p>{{instalacao-prazo}} depois, R$ {{instalacao-prazo}}</p>")).toBe(
    "<p>{{instalacao-prazo}} depois, R$ {{instalacao-prazo}}</p>",
  );
});

test("names that nobody knows and other braces stay as they are", () => {
  for (const html of ["<p>{{plano-lua-preco}}</p>", "<p>{a} {} {{}} }}</p>", "<p>{{<b>marca</b>}}</p>"]) expect(mend(html)).toBe(html);
});
