import { expect, test } from "vitest";
import { formatMoney } from "#domain/text/format";
import { facts } from "#support/content/facts";
import { findUnknownNames } from "#support/content/quoted-names";
import { buildPrompt } from "./prompt";
import { findUnknownMoney } from "./text-faults";

const prompt = (instructions?: string) => buildPrompt({ title: "Motor para portão em Santana", instructions }, facts);

test("the provider is told the topic, the extra information only when there is any, what is known, and how neighbours begin", () => {
  const lines = (instructions?: string, openings?: string[]) =>
    buildPrompt({ title: "Motor para portão em Santana", instructions, openings }, facts).user.split("\n");
  expect(lines()[0]).toBe("Tópico da página: Motor para portão em Santana");
  expect(lines("  ")).toEqual(lines());
  expect(lines()[1]).toMatch(/^O que sabemos de/);
  expect(lines("Fale do frete")[1]).toBe("Informações adicionais: Fale do frete");
  expect(lines("", ["Motor em Moema é assim."]).at(-1)).toBe("- Motor em Moema é assim.");
});

test("the form is asked for: Portuguese, 600 to 900 words, h2 and h3, a list, no h1, HTML only", () => {
  const { system } = prompt();
  for (const demand of ["português do Brasil", "600 a 900 palavras", "<h2>", "<h3>", "<ul>", "Não use <h1>", "sem Markdown"]) {
    expect(system).toContain(demand);
  }
});

test("facts are listed by name with what they read, and no money is told that is not in the register", () => {
  const { system } = prompt();
  const { plans, tiltPackages, tradeIn, maintenance } = facts.business;
  for (const { price } of [...plans, ...tiltPackages, maintenance.express]) expect(system).toContain(`}}: ${formatMoney(price)} (`);
  for (const { id, discount } of tradeIn) expect(system).toContain(`{{desconto-${id}}}: ${formatMoney(discount)} (`);
  for (const name of ["horario-whatsapp", "garantia-motor", "plano-solo-preco", "frete-gratis"]) {
    expect(system).toContain(`- {{${name}}}: ${facts.texts[name]} (`);
  }
  expect(findUnknownMoney(system, facts.texts)).toEqual([]);
  expect(findUnknownNames(system, facts.texts)).toEqual([]);
  expect(system).not.toContain("undefined");
});

test("a fact that may not be published is not listed", () => {
  const { clientes, ...texts } = facts.texts;
  const { system } = buildPrompt({ title: "Motor" }, { ...facts, texts });
  expect(system).not.toContain("{{clientes}}");
  expect(system).not.toContain(clientes);
});

test("what the owner has still to confirm is not handed on", () => {
  const { system } = prompt();
  const { rating, reviews } = { ...facts.business.claims.rating, rating: facts.business.claims.rating.value };
  expect(system).not.toContain(String(rating).replace(".", ","));
  expect(system).not.toContain(`${reviews} avaliações`);
  expect(system).not.toContain(facts.business.identity.cnpj);
});

test("figures that are not among the facts are forbidden", () => {
  expect(prompt().system).toContain("só podem ser citados quando estão nos fatos abaixo");
});
