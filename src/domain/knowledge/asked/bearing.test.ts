import { expect, test } from "vitest";
import { siteFacts } from "#support/page/site-facts";
import { listShownTexts } from "../entry-texts";
import { weighBearing } from "./bearing";
import { listStems } from "./read-asked";

const { knowledge } = siteFacts;
const all = knowledge.questions.all.map(({ question }) => question).filter(({ titles }) => titles);

test("a text bears on a question as far as it shares words with it or its answer, those of other entries not at all", () => {
  for (const question of all.slice(0, 60)) {
    const bearing = weighBearing(knowledge)({ question, way: undefined, nearness: 1 });
    const asked = listStems([...question.asks, ...(question.titles ?? []), ...question.says].join(" "));
    const { answers: _, questions: __, brief: ___, ...sections } = question.entry;
    for (const text of listShownTexts(sections)) {
      expect(bearing(text), text).toBeGreaterThanOrEqual(0);
      expect(bearing(text), text).toBeLessThanOrEqual(1);
      if (asked.isDisjointFrom(listStems(text))) expect(bearing(text), text).toBe(0);
    }
    const other = [...knowledge.entries.values()].find((entry) => entry !== question.entry);
    expect(bearing(other?.answers[0]?.says[0] ?? "")).toBe(0);
  }
});

test("of an entry's sections the one that is asked bears most", () => {
  const question = all.find(({ asks }) => asks.some((ask) => /graxa ou óleo/.test(ask)));
  if (question?.entry.kind !== "component") throw new Error("The question of grease is gone.");
  const bearing = weighBearing(knowledge)({ question, way: undefined, nearness: 1 });
  const most = (field: object) => Math.max(...listShownTexts(field).map(bearing));
  expect(most(question.entry.care)).toBeGreaterThan(most(question.entry.choice ?? {}));
});
