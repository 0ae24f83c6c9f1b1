import { expect, test } from "vitest";
import { describeImported, findFormat } from "./import-file";

test("an import is told with its numbers", () => {
  expect(describeImported({ imported: 1, held: 0, skipped: 0 })).toBe("1 página importada");
  expect(describeImported({ imported: 10_000, held: 3, skipped: 2 })).toBe("10.000 páginas importadas, 3 retidas, 2 puladas");
  expect(describeImported({ imported: 0, held: 1, skipped: 1 })).toBe("0 páginas importadas, 1 retida, 1 pulada");
});

test("a file is known by its name", () => {
  expect(["Páginas.CSV", "a.json", "a.csv.txt", "planilha.xlsx", "csv"].map(findFormat)).toEqual([
    "csv",
    "json",
    undefined,
    undefined,
    undefined,
  ]);
});
