import { expect, test } from "vitest";
import { guardFormula, isFormula, unguardFormula } from "./formula";

test.each(["=1+1", "+55 11", "-10%", "@soma", "\t=1", "\r=1", "＝1", "＋1", "－1", "＠a"])(
  "%j is guarded, and comes back as it was",
  (text) => {
    expect(isFormula(text)).toBe(true);
    expect(guardFormula(text)).toBe(`'${text}`);
    expect(unguardFormula(guardFormula(text))).toBe(text);
  },
);

test.each(["Motor PPA", "'aspas' no começo", "a=b", "", "'", "5511"])("%j stays as it is", (text) => {
  expect(guardFormula(text)).toBe(text);
  expect(unguardFormula(text)).toBe(text);
});

test("a text that has the mark already comes back with it", () => {
  for (const text of ["'=1", "''=1"]) expect(unguardFormula(guardFormula(text))).toBe(text);
});
