import { expect, test } from "vitest";
import { presetTitles } from "#content/preset-titles";
import { judgeTitleOfSite } from "#support/publishing/judge-titles";
import { meanTitles } from "#support/publishing/mean-titles";

test.each(meanTitles)("%s: %s", (title, becomes) => {
  expect(judgeTitleOfSite(title)[0]?.rule ?? "publica").toBe(becomes);
});

test.each(presetTitles)("%s may be a page", (title) => {
  expect(judgeTitleOfSite(title)).toEqual([]);
});

test("a reason says what is wrong and how to mend it, each in one sentence", () => {
  for (const [title] of meanTitles) {
    for (const { says, mend } of judgeTitleOfSite(title)) for (const text of [says, mend]) expect(text).toMatch(/^[\p{Lu}“].*\.$/u);
  }
});
