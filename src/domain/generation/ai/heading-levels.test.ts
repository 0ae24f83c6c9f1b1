import { expect, test } from "vitest";
import { toSlug } from "#domain/text/slug";
import { fixHeadingLevels, withoutRepeatedTitle } from "./tidy-text";

test("levels that are right stay", () => {
  const html = "<h2>A</h2><h3>B</h3><h3>C</h3><h2>D</h2>";
  expect(fixHeadingLevels(html)).toBe(html);
});

test("a text that starts too deep moves up, and no level is skipped", () => {
  expect(fixHeadingLevels("<h3>A</h3><h4>B</h4><h3>C</h3>")).toBe("<h2>A</h2><h3>B</h3><h2>C</h2>");
  expect(fixHeadingLevels("<h2>A</h2><h4>B</h4><h4>C</h4><h2>D</h2>")).toBe("<h2>A</h2><h3>B</h3><h3>C</h3><h2>D</h2>");
});

test("a first heading that repeats the title goes, another one stays", () => {
  const isSame = (heading: string) => toSlug(heading) === "motor-solo";
  expect(withoutRepeatedTitle("<h1>Motor <b>Solo</b></h1>\n<p>Um.</p>", isSame)).toBe("<p>Um.</p>");
  expect(withoutRepeatedTitle("<h2>Outro</h2><p>Um.</p>", isSame)).toBe("<h2>Outro</h2><p>Um.</p>");
});
