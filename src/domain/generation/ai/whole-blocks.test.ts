import { expect, test } from "vitest";
import { cutToWholeBlocks } from "./whole-blocks";

test("an unfinished paragraph goes, with the heading that stood over it", () => {
  expect(cutToWholeBlocks("<h2>A</h2>\n<p>Um.</p>\n<h2>B</h2>\n<h3>C</h3><p>Do")).toBe("<h2>A</h2>\n<p>Um.</p>");
});

test("an unfinished list or table goes as a whole, nested ones too", () => {
  expect(cutToWholeBlocks("<p>Um.</p><ul><li>A</li><li>B<ul><li>C</li></ul></li><li>D")).toBe("<p>Um.</p>");
  expect(cutToWholeBlocks("<p>Um.</p><ul><li>A<ul><li>B</li></ul></li></ul><p>Dois")).toBe(
    "<p>Um.</p><ul><li>A<ul><li>B</li></ul></li></ul>",
  );
  expect(cutToWholeBlocks("<p>Um.</p><table><tbody><tr><td>A</td>")).toBe("<p>Um.</p>");
});

test("blocks inside containers count, and a whole text stays as it is", () => {
  expect(cutToWholeBlocks("<section><h2>A</h2><p>Um.</p><p>Do")).toBe("<section><h2>A</h2><p>Um.</p>");
  expect(cutToWholeBlocks("<p>Um.</p><hr><p>Dois.</p>")).toBe("<p>Um.</p><hr><p>Dois.</p>");
});

test("a text cut inside a tag, or with nothing whole in it, is no trap", () => {
  expect(cutToWholeBlocks("<p>Um.</p><p cla")).toBe("<p>Um.</p>");
  expect(cutToWholeBlocks("<p>Só o começo de um")).toBe("");
  expect(cutToWholeBlocks("Sem blocos")).toBe("");
});
