import { expect, test } from "vitest";
import { createUsedStyle } from "./used-style";

/** What is kept of `css` for a document that has these names. */
const keep = (css: string, ...names: string[]) => write(css, names).style;
const write = (css: string, names: readonly string[], scripted: readonly string[] = []) =>
  createUsedStyle(css).write(
    (name) => names.includes(name),
    (name) => scripted.includes(name),
  );

test.each([
  ["rules of the elements and classes that are there", ".a{top:0}.b{top:1px}p{top:2px}b{top:3px}", ["a", "p"], ".a{top:0}p{top:2px}"],
  ["a rule of which one selector fits", ".a,.b{top:0}", ["b"], ".a,.b{top:0}"],
  ["no rule that asks for more than is there", ".a .b{top:0}.a.b{top:0}p.a{top:0}", ["a"], ""],
  [
    "what applies where a class is absent",
    "html:not(.a) body{top:0}p:has(.a){top:0}",
    ["html", "body", "p"],
    "html:not(.a) body{top:0}p:has(.a){top:0}",
  ],
  ["rules without a name", ":root{top:0}*{top:1px}::backdrop{top:2px}", [], ":root{top:0}*{top:1px}::backdrop{top:2px}"],
  ["names with signs", ".max-md\\:w-1\\/2{top:0}.\\[a\\]{top:0}", ["max-md:w-1/2", "[a]"], ".max-md\\:w-1\\/2{top:0}.\\[a\\]{top:0}"],
  ["groups that hold something", "@media print{.a{top:0}@layer x{.b{top:0}}}@media screen{.b{top:0}}", ["a"], "@media print{.a{top:0}}"],
  ["rules inside rules", ".a{top:0;&:hover{top:1px}}.b{&:hover{top:0}}", ["a"], ".a{top:0;&:hover{top:1px}}"],
  [
    "custom properties that are read, be it by another",
    "p{--a:1;--b:var(--a);--c:2;--d:3}.a{top:var(--b)}.b{top:var(--c)}",
    ["p", "a", "--d"],
    "p{--a:1;--b:var(--a);--d:3}.a{top:var(--b)}",
  ],
  [
    "what a property is for the whole document, where it is read",
    ":root{--a:1;--b:2}@layer x{:root,:host{--c:3}}@media print{:root{--d:4}}.a{top:var(--a);--b:5;left:var(--b) var(--c) var(--d)}",
    ["a", "--a"],
    ":root{--a:1;--b:2}@media print{:root{--d:4}}.a{top:1;--b:5;left:var(--b) 3 var(--d)}",
  ],
  [
    "what stands in for a property that nothing sets",
    ".a{top:var(--a,calc(2 / 3));left:var(--b,1);--b:2}",
    ["a"],
    ".a{top:calc(2 / 3);left:var(--b,1);--b:2}",
  ],
  [
    "types of properties that are read",
    '@property --a{syntax:"*"}@property --b{syntax:"*"}p{top:var(--a)}',
    ["p"],
    '@property --a{syntax:"*"}p{top:var(--a)}',
  ],
  [
    "animations that are played",
    "@keyframes turn{0%{top:0}to{top:1px}}@keyframes fall{to{top:0}}.a{animation:1s turn}",
    ["a"],
    "@keyframes turn{0%{top:0}to{top:1px}}.a{animation:1s turn}",
  ],
  [
    "what a property begins with, where nothing sets it",
    '@layer properties{*{--a:solid;--b:1}}@property --a{syntax:"*";initial-value:solid}@property --b{syntax:"*";initial-value:1}.a{border:var(--a);top:var(--b)}.b{--b:2}',
    ["a"],
    '@layer properties{*{--b:1}}@property --b{syntax:"*";initial-value:1}.a{border:solid;top:var(--b)}',
  ],
  ["fonts", '@font-face{font-family:"A";src:url(a.woff2)}', [], '@font-face{font-family:"A";src:url(a.woff2)}'],
])("keeps %s", (_, css, names, kept) => {
  expect(keep(css, ...names)).toBe(kept);
});

test("names utilities shortly that no script knows, like nothing else", () => {
  const css =
    ".b\\:x{top:0}@layer utilities{.md\\:p-1{top:1px}.flex{top:2px}.b\\:x:hover{top:3px}.gone{top:4px}}@layer components{.a{top:5px}}";
  const { style, shortNames } = write(css, ["md:p-1", "flex", "b:x", "a"], ["flex"]);
  expect([...shortNames]).toEqual([
    ["md:p-1", "b"],
    ["b:x", "c"],
  ]);
  expect(style).toBe(".c{top:0}@layer utilities{.b{top:1px}.flex{top:2px}.c:hover{top:3px}}@layer components{.a{top:5px}}");
});
