import { expect, test } from "vitest";
import { makeTexts } from "#support/page/page-texts";
import { checkField, FIELD_NAMES, fieldOf, fromColumns, fromTyped, toColumns, toTyped } from "./page-fields";

const texts = makeTexts({
  title: "Motor Solo",
  slug: "motor-solo",
  description: "Descrição",
  keywords: ["motor", "solo"],
  ownFigures: ["R$ 900"],
  content: "<p>a</p>",
});

test("texts come back from a form and from a row as they were", () => {
  expect(fromTyped(toTyped(texts))).toEqual(texts);
  expect(fromColumns(toColumns(texts))).toEqual(texts);
  expect(toTyped(texts).keywords).toBe("motor, solo");
});

test("a text that is longer than its field takes is refused, as long as it may be is not", () => {
  for (const name of FIELD_NAMES) {
    const { limit, check } = fieldOf(name);
    if (!limit) continue;
    expect(checkField(name, "a".repeat(limit.max + 1)), name).toBeTypeOf("string");
    if (!check) expect(checkField(name, "a".repeat(limit.max)), name).toBeUndefined();
  }
});

test("no two fields share a column or a heading", () => {
  for (const key of ["column", "heading"] as const)
    expect(new Set(FIELD_NAMES.map((name) => fieldOf(name)[key])).size).toBe(FIELD_NAMES.length);
});
