import { expect, test } from "vitest";
import { expectLinear } from "#support/machine/growth";
import { toVisibleText } from "./visible-text";

test.each([
  ["/abc\u202Egpj.exe", "/abc[U+202E]gpj.exe"],
  ["\u2066a\u2069 \u200Fb\u061C", "[U+2066]a[U+2069] [U+200F]b[U+061C]"],
  ["a\u0000b\u001Bc\u0085\nd\te", "a[U+0000]b[U+001B]c[U+0085][U+000A]d[U+0009]e"],
  ["pa\u200Bypal\uFEFF\u00AD", "pa[U+200B]ypal[U+FEFF][U+00AD]"],
  ["a\u2028b\u3164\u{E0041}\uD800", "a[U+2028]b[U+3164][U+E0041][U+D800]"],
  ["a\u200Db", "a[U+200D]b"],
])("%j hides nothing any more", (text, shown) => {
  expect(toVisibleText(text)).toBe(shown);
});

test.each(["/antiga-promoção?a=1", "Portão São João – 50 % “off”", "عربي עברית", "👩🏽‍🔧 👨‍👩‍👧 ❤️‍🔥 🇧🇷", "ação composta: a\u0303", ""])(
  "%j stays as it is",
  (text) => {
    expect(toVisibleText(text)).toBe(text);
  },
);

test("a long text takes no longer than its length", async () => {
  await expectLinear((times) => toVisibleText("\u202E".repeat(2 * times) + "👩\u200D".repeat(times)), 50_000);
});
