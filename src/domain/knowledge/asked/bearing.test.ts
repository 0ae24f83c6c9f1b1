import { expect, test } from "vitest";
import { siteFacts } from "#support/page/site-facts";
import { weighBearing } from "./bearing";

const { knowledge } = siteFacts;
const [known] = knowledge.questions.all;
if (!known) throw new Error("Nothing is known.");
const { question } = known;
const bearing = weighBearing({ question, way: 0, nearness: 1 }, knowledge);

test("a text bears on a question by the words that they share, the question's own more than its answer's", () => {
  const [asked, answered] = [bearing(question.asks.join(" ")), bearing(question.says[0] ?? "")];
  expect(bearing("Xadrez, poesia e jardinagem.")).toBe(0);
  expect(asked).toBeGreaterThan(0);
  expect(answered).toBeGreaterThan(0);
  expect(bearing(`${question.asks.join(" ")} ${question.says[0]}`)).toBe(1);
});

test("no text of any entry bears more than wholly, nor less than not at all", () => {
  for (const { question } of knowledge.questions.all) {
    const weigh = weighBearing({ question, way: undefined, nearness: 1 }, knowledge);
    for (const text of [...question.asks, ...question.says, ...question.entry.brief]) {
      expect(weigh(text)).toBeGreaterThanOrEqual(0);
      expect(weigh(text)).toBeLessThanOrEqual(1);
    }
  }
});
