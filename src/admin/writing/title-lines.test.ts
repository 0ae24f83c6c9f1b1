import { expect, test } from "vitest";
import { readTitleLines } from "./title-lines";

test("blank lines are ignored and white space is tidied", () => {
  expect(readTitleLines("  Conserto   em Santana \r\n\n \t\nMotor\tPPA\rTroca").titles).toEqual([
    "Conserto em Santana",
    "Motor PPA",
    "Troca",
  ]);
});

test("a title that cannot become a page is named by its line in the field", () => {
  const { titles, problems } = readTitleLines(`Motor PPA\n\n🚗🚗\n${"a".repeat(201)}`);
  expect(titles).toEqual(["Motor PPA"]);
  expect(problems.map(({ line }) => line)).toEqual([3, 4]);
});

test("more titles than one run may process are refused as a list", () => {
  const lines = Array.from({ length: 10_000 }, (_, index) => `Título ${index}`).join("\n");
  expect(readTitleLines(lines).listProblem).toContain("10.000 títulos");
});
