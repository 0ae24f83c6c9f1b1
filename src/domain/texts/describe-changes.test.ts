import { expect, test } from "vitest";
import { z } from "zod";
import { describeSchema } from "#domain/forms/describe-schema";
import { line, list, paragraph } from "#domain/forms/text-controls";
import { describeChanges } from "./describe-changes";

const form = describeSchema(
  z.object({
    title: line("Título"),
    entries: list("Perguntas", z.object({ question: line("Pergunta"), answer: paragraph("Resposta") }), { item: "Pergunta" }),
  }),
);
const faq = { title: "Dúvidas", entries: [{ question: "Quanto?", answer: "<b>Pouco</b>." }] };

test("only what changed is told, by the names of its fields", () => {
  const after = {
    ...faq,
    entries: [
      { question: "Quanto custa?", answer: "<b>Pouco</b>." },
      { question: "Onde?", answer: "Aqui." },
    ],
  };
  expect(describeChanges(form, faq, after)).toEqual({
    before: "Pergunta 1 › Pergunta: Quanto? · Pergunta 2 › Pergunta: — · Pergunta 2 › Resposta: —",
    after: "Pergunta 1 › Pergunta: Quanto custa? · Pergunta 2 › Pergunta: Onde? · Pergunta 2 › Resposta: Aqui.",
  });
});

test("many changes are counted, and long texts cut", () => {
  const entries = Array.from({ length: 8 }, () => ({ question: "x".repeat(150), answer: "y".repeat(900) }));
  const { after } = describeChanges(form, faq, { ...faq, entries });
  expect(after).toContain("y…");
  expect(after).toMatch(/ · e mais \d+$/);
  expect(after.length).toBeLessThan(2000);
});

test("a document that did not exist said nothing", () => {
  expect(describeChanges(form, undefined, { title: "Dúvidas", entries: [] })).toEqual({ before: "Título: —", after: "Título: Dúvidas" });
});
