import { expect, test } from "vitest";
import { hasText, toPlainText, withoutTags } from "./plain-text";

test("tags and named signs are no text", () => {
  expect(toPlainText('<p class="a">Um&nbsp;<b>dois</b></p>')).toBe(" Um  dois  ");
  expect(withoutTags("<h2>Motor <em>Solo</em></h2>", "")).toBe("Motor Solo");
  expect(withoutTags("<p <p>a", "")).toBe("<p a");
});

test.each([
  "",
  "<p></p>",
  "<p>&nbsp;</p><p><br></p>",
  "<p>\u00a0\u200b</p>",
  "<hr><ul><li></li></ul>",
  "<p>…</p>",
  '<img src="https://a.example/a.png">',
  '<img src="https://a.example/a.png" alt="">',
  '<table><tr><td title="a"></td></tr></table>',
])("%j says nothing", (html) => {
  expect(hasText(html)).toBe(false);
});

test.each(["<p>Um</p>", "a", "<p>24</p>", "<p>é</p>", '<p><img src="https://a.example/a.png" alt="Motor" /></p>'])(
  "%j says something",
  (html) => {
    expect(hasText(html)).toBe(true);
  },
);
