import { expect, test } from "vitest";
import { readTitle } from "#domain/knowledge/read-title";
import { FORTY_TITLE, fortyAnswers } from "#support/outside/ai-texts/forty-answers";
import { makeJudged } from "#support/page/page-texts";
import { siteFacts } from "#support/page/site-facts";
import { judgeEmptiness } from "./rules/judge-emptiness";
import { judgeFacts } from "./rules/judge-facts";
import { judgeTitleKept } from "./rules/judge-title-kept";
import { judgeWhole } from "./rules/judge-whole";

const { knowledge, places } = siteFacts;
const around = { facts: siteFacts, knowledge, reading: readTitle(FORTY_TITLE, knowledge, places) };

function judge(content: string): string[] {
  const page = makeJudged({ title: FORTY_TITLE, content, origin: "ai" });
  const reasons = [
    ...judgeFacts(page, around),
    ...judgeTitleKept(page, around),
    ...judgeEmptiness(page, around),
    ...judgeWhole(page, around),
  ];
  return reasons.map(({ rule }) => rule);
}

test("there are forty", () => {
  expect(fortyAnswers).toHaveLength(40);
});

test.each(fortyAnswers.map(({ kind, html, rule }, number) => ({ number: number + 1, kind, html, rule })))(
  "answer $number, $kind, is held by what is wrong with it, and a good one by nothing",
  ({ html, rule }) => {
    expect(judge(html)).toEqual(rule ? expect.arrayContaining([rule]) : []);
  },
);
