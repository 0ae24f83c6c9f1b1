import { expect, test } from "vitest";
import { withoutContainer } from "./tidy-text";

const BLOCKS = "<h2>A</h2>\n<p>Um.</p>";

test("a text without classes stands by itself: the template is its prose container", () => {
  expect(withoutContainer(`${BLOCKS}\n`)).toBe(BLOCKS);
});

test("a container around the whole text goes, so that none stands inside the template's", () => {
  expect(withoutContainer(`<div class="prose prose-lg">\n${BLOCKS}\n</div>`)).toBe(BLOCKS);
  expect(withoutContainer(`<article><div class="prose">${BLOCKS}</div></article>`)).toBe(BLOCKS);
});

test("containers around parts of the text stay", () => {
  const parts = "<section><p>Um.</p></section><section><p>Dois.</p></section>";
  expect(withoutContainer(parts)).toBe(parts);
  expect(withoutContainer(`<div><p>Um.</p></div><p>Dois.</p>`)).toBe(`<div><p>Um.</p></div><p>Dois.</p>`);
});
