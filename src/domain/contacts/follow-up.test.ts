import { expect, test } from "vitest";
import { CONTACT_STATE_NAMES } from "./contact-state";
import { isUseful, proposeFollowUps } from "./follow-up";

test.each([
  ["new", undefined, []],
  ["quote", undefined, ["quote 2026-12-02"]],
  ["accepted", undefined, []],
  ["visit", undefined, []],
  ["sold", undefined, ["maintenance 2027-05-29"]],
  ["sold", "2027-11-29", ["maintenance 2027-05-29", "guarantee 2027-10-29"]],
  ["sold", "2027-02-10", ["guarantee 2027-01-10", "maintenance 2027-05-29"]],
  ["sold", "2026-12-29", ["maintenance 2027-05-29"]],
  ["lost", undefined, []],
] as const)("in the state %s, with a guarantee until %s, it is proposed to come back: %j", (state, guaranteeEnd, proposed) => {
  expect(proposeFollowUps(state, "2026-11-29", guaranteeEnd).map(({ on, about }) => `${about} ${on}`)).toEqual(proposed);
});

test("a quote is not gone back to once it is decided, and nothing is with who was lost", () => {
  expect(CONTACT_STATE_NAMES.filter((state) => isUseful({ about: "quote" }, state))).toEqual(["new", "quote"]);
  expect(CONTACT_STATE_NAMES.filter((state) => isUseful({ about: "maintenance" }, state))).not.toContain("lost");
});
