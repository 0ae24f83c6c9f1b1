import { expect, test } from "vitest";
import { joinParts } from "#domain/generation/ai/tidy-text";
import { judgeFacts } from "#domain/publishing/rules/judge-facts";
import { judgeWhole } from "#domain/publishing/rules/judge-whole";
import { markCut } from "#domain/text/cut-mark";
import { facts, isFact } from "#support/content/facts";
import { brokenTexts } from "#support/outside/ai-texts/broken-texts";
import { inventedClaims } from "#support/outside/ai-texts/invented-claims";
import { insertClaim, trueTexts } from "#support/outside/ai-texts/true-texts";
import { makeJudged } from "#support/page/page-texts";
import { readAnswer } from "./read-answer";

// What a provider writes, as it is read and as the gate finds it.

function judge(title: string, answer: string, isCut = false) {
  const html = readAnswer(answer, { title, isFact, texts: facts.texts, isCut });
  const page = makeJudged({ title, content: isCut ? markCut(html) : html });
  return [...judgeFacts(page, around), ...judgeWhole(page, around)];
}
const around = { facts, knowledge: facts.knowledge };

test.each(trueTexts.map(({ title, html }) => [title, html]))("%s: true by the register, and passes", (title, html) => {
  expect(judge(title, html)).toEqual([]);
});

test.each(inventedClaims)("%s is held and marked", (claim) => {
  const reasons = judge(...insertClaim(claim));
  expect(reasons.map(({ rule }) => rule)).toContain("facts");
  const marks = reasons.filter(({ rule }) => rule === "facts").flatMap((reason) => reason.marks ?? []);
  expect(marks.filter((mark) => !claim.includes(mark))).toEqual([]);
});

test("there are as many cases as were asked for", () => {
  expect([new Set(inventedClaims).size, new Set(brokenTexts.map(({ name }) => name)).size, trueTexts.length]).toEqual([40, 20, 10]);
});

test.each(brokenTexts.map((broken) => [broken.name, broken] as const))("%s is held", (_, { answers }) => {
  const [first, second = first] = answers;
  const isFirstCut = first?.finishReason !== "stop";
  const text = isFirstCut ? joinParts(first?.text ?? "", second?.text ?? "") : (first?.text ?? "");
  const reasons = judge("Troca de roldana na Mooca", text, isFirstCut && second?.finishReason !== "stop");
  expect(reasons.map(({ rule }) => rule)).toContain("whole");
});
