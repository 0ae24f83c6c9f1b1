import { expect, test } from "vitest";
import { createSelection } from "./selection";

const hasNone = () => false;
const bank = ["a", "b", "c", "d", "e", "f", "g", "h"];

test("at 20 or less the first items are taken in order", () => {
  for (const creativity of [0, 20]) {
    const select = createSelection("any seed", creativity, hasNone);
    expect(select.one(bank)).toBe("a");
    expect(select.mixed(bank, 3)).toEqual(["a", "b", "c"]);
    expect(select.few(bank)).toEqual(["a", "b", "c", "d"]);
  }
});

test("above 20 items are taken at random, never twice, and some keep the order of the bank", () => {
  const seen = new Set<string>();
  for (let seed = 0; seed < 50; seed++) {
    const select = createSelection(String(seed), 25, hasNone);
    const items = select.some(bank, 4);
    expect(items).toEqual([...items].sort());
    expect(new Set(items).size).toBe(4);
    seen.add(items.join());
  }
  expect(seen.size).toBeGreaterThan(10);
});

test("a few are 2 to 5", () => {
  const counts = new Set(Array.from({ length: 100 }, (_, seed) => createSelection(String(seed), 75, hasNone).few(bank).length));
  expect([...counts].sort()).toEqual([2, 3, 4, 5]);
});

test("no more is taken than the bank holds", () => {
  expect(createSelection("s", 100, hasNone).mixed(["a", "b"], 5)).toHaveLength(2);
});

test("a phrase that quotes a word the page lacks is passed over", () => {
  const phrases = ["Atendemos {{local}}.", "Atendemos a região."];
  expect(createSelection("s", 0, hasNone).one(phrases)).toBe("Atendemos a região.");
  expect(createSelection("s", 0, (name) => name === "local").one(phrases)).toBe("Atendemos {{local}}.");
});

test("above 20 a fact already quoted gives way to one that is not", () => {
  const hasAll = () => true;
  for (let seed = 0; seed < 20; seed++) {
    const select = createSelection(String(seed), 75, hasAll);
    select.one(["Custa {{preco}}."]);
    expect(select.one(["Sai por {{preco}}.", "Leva {{prazo}}."])).toBe("Leva {{prazo}}.");
  }
});
