import { expect, test } from "vitest";
import { rhythm as rhythmField } from "./fields";

test.each([
  [{ perDay: 0, hours: [8] }, "perDay"],
  [{ perDay: 51, hours: [8] }, "perDay"],
  [{ perDay: 1.5, hours: [8] }, "perDay"],
  [{ perDay: 1, hours: [] }, "hours"],
  [{ perDay: 1, hours: [24] }, "hours"],
  [{ perDay: 50, hours: [0, 23] }, undefined],
])("a rhythm that nobody can keep is refused: %j", (rhythm, problem) => {
  expect(rhythmField.safeParse(rhythm).error?.issues[0]?.path[0]).toBe(problem);
});
