import { expect, test } from "vitest";
import { makeTyped } from "#support/page/page-texts";
import { areSame, checkFields, EMPTY_FIELDS, takeServed } from "./fields";

const good = makeTyped({ title: "Motor", slug: "motor", content: "<p>a</p>" });

test("what can be saved has no problems", () => {
  expect(checkFields(good, "public")).toEqual({});
  expect(checkFields({ ...good, content: "" }, "draft")).toEqual({});
});

test("each problem stands with its field", () => {
  expect(Object.keys(checkFields(EMPTY_FIELDS, "public"))).toEqual(["title", "slug", "content"]);
  expect(checkFields({ ...good, slug: "Motor Solo" }, "public").slug).toContain("motor-solo");
  expect(checkFields({ ...good, description: "a".repeat(501) }, "draft").description).toContain("500");
});

test("what was typed while the server saved is kept, and the rest is as the server has it", () => {
  const typed = { ...good, title: "Motor novo" };
  const served = { ...good, content: "<p>limpo</p>", description: "Padrão" };
  expect(takeServed(typed, good, served)).toEqual({ ...served, title: "Motor novo" });
  expect(areSame(typed, good)).toBe(false);
  expect(areSame({ ...good }, good)).toBe(true);
});
