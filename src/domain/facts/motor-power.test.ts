import { expect, test } from "vitest";
import { register as business } from "#support/content/register";
import { listBusinessProblems } from "./business-problems";
import { withField } from "./fact-fields";
import { findModelContradiction, listMisfitPowers, readHorsepower } from "./motor-power";

test.each([
  ["1/4 HP", 0.25],
  ["1/2 HP", 0.5],
  ["0,5 HP", 0.5],
  ["1 HP", 1],
])("%j is read", (power, horses) => {
  expect(readHorsepower(power)).toBe(horses);
});

test.each([0, 368, 373, 400])("%i W may stand beside 1/2 HP: unknown, metric, exact or rounded", (watts) => {
  expect(listMisfitPowers(withField(business, "technical.models.seg.watts", watts))).toEqual([]);
});

test("the rows of the motors agree with plans, times and consumption, or cannot be confirmed", () => {
  expect(findModelContradiction(business)).toBeUndefined();
  expect(findModelContradiction(withField(business, "plans.seg.power", "1/3 HP"))).toContain("Iguale os dois");
  expect(findModelContradiction(withField(business, "technical.powerWatts.max", 300))).toContain("373 W");
  expect(findModelContradiction(withField(business, "technical.models.rio.openingSeconds", 9))).toContain("9 segundos");
  expect(findModelContradiction(withField(business, "technical.models.rio.openingSeconds", 0))).toBeUndefined();
});

test.each([
  ["technical.powerWatts.max", 150],
  ["technical.powerWatts.max", 300],
  ["plans.seg.power", "3/4 HP"],
  ["claims.modelSeconds", [4, 9]],
])("what an owner said before there were rows goes on: %s %j", (path, value) => {
  const laid = withField(business, path, value);
  expect(listBusinessProblems(laid)).toEqual([]);
  expect(findModelContradiction(laid)).toBeDefined();
});
