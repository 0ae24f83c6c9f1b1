import { expect, test } from "vitest";
import { findUnknownNames } from "#support/content/quoted-names";
import { siteFacts } from "#support/page/site-facts";
import { describeKnowledge } from "./describe-knowledge";

const describe = (title: string) => describeKnowledge(title, siteFacts).join("\n");

test("who writes is told the answer, the causes, the steps, when to stop, the cost and the nearest questions", () => {
  const lines = describeKnowledge("Portão não fecha na chuva", siteFacts);
  for (const part of ["Resposta", "Causas", "O que o leitor pode olhar, em ordem", "Quando parar e chamar", "O que decide o preço"])
    expect(
      lines.find((line) => line.startsWith(`- ${part}:`)),
      part,
    ).toBeDefined();
  const first = lines.findIndex((line) => line.startsWith("- Perguntas próximas"));
  const questions = lines.slice(first + 1).filter((line) => line.includes("?"));
  expect(questions.length).toBeGreaterThanOrEqual(5);
  expect(questions.length).toBeLessThanOrEqual(8);
});

test("a title that is a question we know is told with its answer and what follows it", () => {
  const known = siteFacts.knowledge.questions.all.map(({ question }) => question).find(({ titles, tells }) => titles && tells);
  const [asked = ""] = known?.asks ?? [];
  const told = describe(asked);
  expect(told).toContain(`- A pergunta do título, como a conhecemos: ${asked}`);
  expect(told).toContain(`- Resposta: ${known?.says[0]?.slice(0, 40)}`);
  expect(told).toContain("- O que vem depois dela, em ordem:");
});

test("questions are near the title or of its subject, and of its place nothing is told that is of another service", () => {
  const told = describe("Portão não fecha em Osasco");
  expect(told).not.toContain("vantagens do portão automático");
  const { questions } = siteFacts.knowledge;
  const own = questions.all.filter(({ question }) => question.entry.id === "nao-fecha").map(({ question }) => question.asks[0] ?? "");
  expect(own.filter((asked) => told.includes(`  - ${asked} `)).length).toBeGreaterThanOrEqual(4);

  const knows = siteFacts.places.find(({ name }) => name === "Osasco")?.traits?.knows ?? [];
  const of = (service: string) =>
    knows.filter((one) => one.for?.some((aim) => aim === service) && !one.for.some((aim) => aim === "repair"));
  const repair = describe("Conserto de portão em Osasco");
  for (const { says } of [...of("install"), ...of("replace")]) expect(repair).not.toContain(says);
});

test("of a place the record is told and nothing else, and every fact by a name of the register", () => {
  const told = describe("Conserto de portão em Santana");
  expect(told).toContain("O que sabemos de Santana (nada além disto):");
  expect(findUnknownNames(told, siteFacts.texts)).toEqual([]);
  expect(describe("Receita de bolo")).toBe("");
});
