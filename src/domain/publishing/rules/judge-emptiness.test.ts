import { expect, test } from "vitest";
import { presetTitles } from "#content/preset-titles";
import { generateContent } from "#domain/generation/local/generate-content";
import { sampleOf } from "#support/machine/sample";
import { trueTexts } from "#support/outside/ai-texts/true-texts";
import { makeJudged } from "#support/page/page-texts";
import { siteFacts } from "#support/page/site-facts";
import { judgeEmptiness } from "./judge-emptiness";

const judge = (title: string, content: string, origin: "ai" | "local" | "manual" = "ai") =>
  judgeEmptiness(makeJudged({ title, content, origin }), siteFacts);

const EMPTY = `<p>É fundamental contar com profissionais qualificados. O portão automático é um item essencial para a segurança e o conforto.
  Investir em qualidade é sempre a melhor escolha. Uma equipe experiente faz toda a diferença no atendimento. A manutenção evita problemas
  futuros e garante tranquilidade. Cada caso é único e merece atenção especial.</p>`;

test("a text that never treats its subject is held the first time, unless the owner wrote it", () => {
  expect(judge("Troca de roldana do portão", EMPTY)).toMatchObject([{ rule: "title", marks: expect.any(Array) }]);
  expect(judge("Troca de roldana do portão", EMPTY, "manual")).toEqual([]);
});

test("what says something is not, whoever wrote it", () => {
  for (const { title, html } of trueTexts) expect(judge(title, html), title).toEqual([]);
  for (const title of sampleOf(presetTitles, 10)) {
    const { html } = generateContent({ title, version: 1, creativity: 50 }, siteFacts);
    expect(judge(title, html), title).toEqual([]);
  }
});
