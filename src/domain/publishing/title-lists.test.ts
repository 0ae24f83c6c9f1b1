import { expect, test } from "vitest";
import { judgeTitleOfSite } from "#support/publishing/judge-titles";
import { readTitleList } from "#support/titles/title-lists";

const MOST_MEAN = 0.02;
const MOST_FALSE = 0.03;

/** Reasons that are about what a title asks, and not about a page that answers it already. */
const listHeld = (title: string) => judgeTitleOfSite(title).filter(({ rule }) => rule !== "intent");

test.each([true, false])("of titles that people type few are held, tuned by: %s", (isTuned) => {
  const titles = readTitleList("real").filter((listed) => listed.isTuned === isTuned);
  const held = titles.filter(({ title }) => listHeld(title).length > 0).map(({ title }) => title);
  expect(held.length / titles.length, held.join("\n")).toBeLessThanOrEqual(MOST_FALSE);
});

test("of titles that nobody should publish those that rules are tuned by are held", () => {
  const titles = readTitleList("mean").filter(({ isTuned }) => isTuned);
  const letIn = titles.filter(({ title }) => listHeld(title).length === 0).map(({ title }) => title);
  expect(letIn.length / titles.length, letIn.join("\n")).toBeLessThanOrEqual(MOST_MEAN);
});
